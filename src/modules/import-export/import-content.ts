import path from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { runInTransaction } from '@/cms/core/database/transaction';
import { refreshDictionary, synchronizeIndex } from '@/modules/search/server';
import { diffContent, type ContentChange } from './diff';
import { buildContentFiles, type FileContent } from './export-content';
import type { MediaFile } from './media-files';
import { readContent } from './read-content';
import { type ChangedFiles, selectFiles } from './select-files';
import { writeContent } from './write-content';

/** How much an import wrote, without unchanged entries. */
export interface ImportCount {
  pages: number;
  entries: number;
  pictures: number;
  rows: number;
  /** Shared blocks, groups of the handbook, and the settings. */
  others: number;
}

/**
 * Imports the content files below `root` in one transaction. Pages and rows that differ from what is published are
 * replaced; those without a file stay unchanged.
 * @throws ContentError with the file, field and value of every error
 */
export async function importContent(payload: Payload, root: string): Promise<ImportCount> {
  const files = await readContent(payload, root);
  return runImport(payload, async (req) => {
    const changed = selectFiles(files, buildTests(await buildContentFiles(req)));
    await writeContent(changed, req);
    return countFiles(changed);
  });
}

/**
 * Returns what an import of the files below `root` would change, by running it with all validation and rolling it back.
 * (Files of new pictures may remain in the media store, which removes files that no entry references.)
 * @throws ContentError like {@link importContent}
 */
export async function previewImport(payload: Payload, root: string): Promise<ContentChange[]> {
  const files = await readContent(payload, root);
  const rollback = new Error('Rolls back the dry run.');
  let changes: ContentChange[] = [];
  try {
    await runImport(payload, async (req) => {
      const before = await buildContentFiles(req);
      await writeContent(selectFiles(files, buildTests(before)), req);
      changes = diffContent(before, await buildContentFiles(req));
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return changes;
}

/** Runs work in one transaction, in which content is written without the checks of single edits, and is found by the search. */
export async function runImport<Result>(payload: Payload, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({ context: { importing: true } }, payload);
  return runInTransaction(req, async () => {
    const result = await work(req);
    if ((await synchronizeIndex(req)) > 0) await refreshDictionary(req);
    return result;
  });
}

function countFiles({ settings, sharedBlocks, pages, pictures, entries, docs, lists }: ChangedFiles): ImportCount {
  return {
    pages: pages.length,
    pictures: pictures.length,
    entries: entries.reduce((sum, { files }) => sum + files.length, docs.pages.length),
    rows: lists.reduce((sum, { rows }) => sum + rows.length, 0),
    others: sharedBlocks.length + docs.groups.length + (settings ? 1 : 0),
  };
}

/**
 * Tests whether a file's text differs from the export of what is published. The others are not written, so an import adds
 * no version to an entry that stays as it is, and keeps its cached pages. A file that is not in the export's format counts
 * as changed.
 */
function buildTests(published: ReadonlyMap<string, FileContent>) {
  const isWanted = ({ file, text }: { file: string; text: string }) => published.get(file) !== text;
  return { isWanted, isPictureWanted: (picture: MediaFile) => isWanted(picture) || !hasSameBytes(picture, published) };
}

function hasSameBytes({ file, fileName, bytes }: MediaFile, published: ReadonlyMap<string, FileContent>): boolean {
  const before = published.get(`${path.dirname(file)}/${fileName}`);
  return before !== undefined && bytes.equals(Buffer.from(before));
}
