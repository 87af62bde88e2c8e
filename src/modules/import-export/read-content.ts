import type { Payload } from 'payload';
import { buildEntryUrl, ENTRY_KINDS, type EntryKind } from '@/cms/core/kinds/entry-kinds';
import { getStoredFields } from '@/cms/core/fields/stored-fields';
import { getRedirectProblem } from '@/cms/link-graph/redirect-problem';
import { getFieldLinks } from '@/cms/link-graph/entry-links';
import { getMediaTarget, getTargetProblem } from '@/cms/link-graph/link-targets';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { type DocsFiles, getDocsUrls, readDocs, validateDocsFiles } from './docs-files';
import {
  ContentError,
  type ContentFile,
  getPageFile,
  readMarkdownFiles,
  readSharedBlockFiles,
  readYamlFile,
  readYamlFiles,
  SETTINGS_FILE,
} from './files';
import { getMediaFields, type MediaFile, readMediaFiles } from './media-files';
import { checkUnknownFields, type ContentProblem, getString } from './validation';

/** A content file with a list: its text, and its rows, each with the name of its location. */
export interface ListFile {
  list: ContentList;
  text: string;
  rows: ListRow[];
}

type ListRow = Pick<ContentFile, 'file' | 'data'>;

/** The files of one kind of entry. */
interface EntryFiles {
  kind: EntryKind;
  files: ContentFile[];
}

/** All content to import, parsed and validated. */
export interface ContentFiles {
  settings: ContentFile;
  pictures: MediaFile[];
  sharedBlocks: ContentFile[];
  pages: ContentFile[];
  entries: EntryFiles[];
  lists: ListFile[];
  docs: DocsFiles;
}

/**
 * Reads and validates the content files below `root`, all together.
 * @param storedPictures names of pictures that are in the database and not among the files
 * @throws ContentError with the file, field and value of every error
 */
export async function readContent(payload: Payload, root: string, storedPictures: readonly string[] = []): Promise<ContentFiles> {
  const [pages, sharedBlocks, settings, ...lists] = await Promise.all([
    readYamlFiles(root, 'pages'),
    readSharedBlockFiles(root),
    readYamlFile(root, SETTINGS_FILE),
    ...CONTENT_LISTS.map((list) => readList(root, list)),
  ]);
  const entries = await Promise.all(
    ENTRY_KINDS.map(async (kind): Promise<EntryFiles> => ({ kind, files: await readMarkdownFiles(root, kind.folder) })),
  );
  const [pictures, docs] = await Promise.all([readMediaFiles(root), readDocs(root)]);
  const files = { settings, pictures, sharedBlocks, pages, entries, lists, docs };
  assertNoProblems([
    ...checkUnknownFields(pictures, getMediaFields(payload)),
    ...checkUnknownFields(pages, payload.collections.pages.config.fields),
    ...entries.flatMap((each) => checkUnknownFields(each.files, payload.collections[each.kind.collection].config.fields)),
    ...lists.flatMap(({ list, rows }) => checkUnknownFields(rows, payload.collections[list.collection].config.fields)),
    ...checkUnknownFields([settings], payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []),
    ...checkUnknownFields(sharedBlocks, payload.collections['shared-blocks'].config.fields),
    ...findMisplacedPages(pages),
    ...lists.flatMap(findDuplicateKeys),
    ...validateDocsFiles(docs, payload, lists),
    ...findBrokenReferences(files, storedPictures),
    ...findUnknownSharedBlocks(pages, sharedBlocks),
    ...findUnknownAuthors(
      entries.filter(({ kind }) => hasAuthors(payload, kind)),
      lists,
    ),
  ]);
  return files;
}

async function readList(root: string, list: ContentList): Promise<ListFile> {
  const { file, text, data } = await readYamlFile(root, list.file);
  if (!Array.isArray(data)) throw new ContentError([{ file, field: 'the file', value: data, problem: 'a list was expected' }]);
  return { list, text, rows: data.map((row: unknown, index) => ({ file: `${file} entry ${index + 1}`, data: row })) };
}

function assertNoProblems(problems: ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Finds pages whose file path doesn't match their URL, so that pages are easy to find and no two files have the same
 * URL.
 */
function findMisplacedPages(pages: ContentFile[]): ContentProblem[] {
  return pages.flatMap(({ file, data }) => {
    const url = getString(data, 'url');
    return url !== undefined && getPageFile(url) !== file
      ? [{ file, field: 'url', value: url, problem: `this URL belongs in content/${getPageFile(url)}` }]
      : [];
  });
}

/** Finds duplicate keys, because the second row would overwrite the first. */
function findDuplicateKeys({ list: { key }, rows }: ListFile): ContentProblem[] {
  const seen = new Set<string | undefined>();
  return rows.flatMap(({ file, data }) => {
    const value = getString(data, key);
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ file, field: key, value, problem: 'another entry of this file has the same' }];
  });
}

function hasAuthors(payload: Payload, { collection }: EntryKind): boolean {
  return getStoredFields(payload.collections[collection].config.fields).some(({ name }) => name === 'author');
}

/** Finds references to shared blocks that don't exist. */
function findUnknownSharedBlocks(pages: ContentFile[], sharedBlocks: ContentFile[]): ContentProblem[] {
  const keys = new Set(sharedBlocks.map(({ data }) => getString(data, 'id')));
  return pages.flatMap(({ file, data }) => {
    const layout: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'layout') : undefined;
    if (!Array.isArray(layout)) return [];
    return layout.flatMap((block: unknown, index) => {
      const value = getString(block, 'block');
      if (getString(block, 'blockType') !== 'sharedBlock' || keys.has(value)) return [];
      return [{ file, field: `layout.${index}.block`, value, problem: 'no shared block has this key' }];
    });
  });
}

/** Finds references to authors that don't exist. */
function findUnknownAuthors(entries: EntryFiles[], lists: ListFile[]): ContentProblem[] {
  const keys = new Set(
    lists.flatMap(({ list, rows }) => (list.collection === 'authors' ? rows.map(({ data }) => getString(data, 'key')) : [])),
  );
  return entries.flatMap(({ files }) =>
    files.flatMap(({ file, data }) => {
      const value = getString(data, 'author');
      return keys.has(value) ? [] : [{ file, field: 'author', value, problem: 'no author has this key' }];
    }),
  );
}

function findBrokenReferences(
  { pages, entries, lists, pictures, docs }: ContentFiles,
  storedPictures: readonly string[],
): ContentProblem[] {
  const entryUrls = entries.flatMap(({ kind, files }) =>
    files.map(({ data }) => buildEntryUrl(kind, getString(data, 'slug') ?? '')),
  );
  const urls = new Set([...pages.flatMap(({ data }) => getString(data, 'url') ?? []), ...entryUrls, ...getDocsUrls(docs)]);
  const redirects = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? rows : []));
  const facts = lists.filter(({ list }) => list.collection !== 'redirects');
  const redirectedUrls = new Set(redirects.flatMap(({ data }) => getString(data, 'from') ?? []));
  const targets = new Set([
    ...urls,
    ...redirectedUrls,
    ...[...pictures.map(({ name }) => name), ...storedPictures].map(getMediaTarget),
  ]);
  const sources = [
    { collection: 'pages', files: pages },
    ...entries.map(({ kind: { collection }, files }) => ({ collection, files })),
    { collection: 'docs', files: docs.pages },
    ...facts.map(({ list: { collection }, rows }) => ({ collection, files: rows })),
  ];
  const links = sources.flatMap(({ collection, files }) =>
    files.flatMap(({ file, data }) =>
      getFieldLinks(collection, data).flatMap((link) => {
        const problem = getTargetProblem(link, targets);
        return problem ? [{ file, field: link.field, value: link.target, problem }] : [];
      }),
    ),
  );
  const wrongRedirects = redirects.flatMap(({ file, data }) => {
    const problem = getRedirectProblem(
      { from: getString(data, 'from') ?? '', to: getString(data, 'to') ?? '' },
      { published: urls, all: urls },
      redirectedUrls,
    );
    return problem ? [{ file, field: problem.field, value: getString(data, problem.field), problem: problem.message }] : [];
  });
  return [...links, ...wrongRedirects];
}
