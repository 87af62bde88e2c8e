import type { ContentFile } from './files';
import type { MediaFile } from './media-files';
import type { ContentFiles } from './read-content';

/** The files that are written; without settings when those stay as they are. */
export type ChangedFiles = Omit<ContentFiles, 'settings'> & { settings: ContentFile | undefined };

interface FileTests {
  isWanted: (file: Pick<ContentFile, 'file' | 'text'>) => boolean;
  isPictureWanted: (picture: MediaFile) => boolean;
}

/** Selects files of the content; a list is written as a whole. */
export function selectFiles(files: ContentFiles, { isWanted, isPictureWanted }: FileTests): ChangedFiles {
  return {
    settings: isWanted(files.settings) ? files.settings : undefined,
    pictures: files.pictures.filter(isPictureWanted),
    sharedBlocks: files.sharedBlocks.filter(isWanted),
    pages: files.pages.filter(isWanted),
    entries: files.entries.map(({ kind, files: ofKind }) => ({ kind, files: ofKind.filter(isWanted) })),
    lists: files.lists.filter(({ list, text }) => isWanted({ file: list.file, text })),
    docs: { groups: files.docs.groups.filter(isWanted), pages: files.docs.pages.filter(isWanted) },
  };
}
