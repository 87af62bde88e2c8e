import { createLocalReq, type DataFromGlobalSlug, type Payload, type PayloadRequest } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { getMediaTarget, getReferenceProblem, extractReferences } from '@/cms/link-graph/references';
import { getRedirectProblem } from '@/cms/link-graph/redirect-problem';
import { buildEntryUrl, ENTRY_KINDS, type EntryCollection, type EntryKind } from '@/cms/core/entry-kinds';
import { diffContent, type ContentChange } from './diff';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { getDocsUrls, type DocsFiles, validateDocsFiles, readDocs, writeDocs } from './docs-files';
import { isCollectionData, type ContentProblem, wrapValidationErrors, getString, checkUnknownFields } from './validation';
import { buildContentFiles } from './export-content';
import {
  ContentError,
  getPageFile,
  readYamlFile,
  readYamlFiles,
  readSharedBlockFiles,
  readMarkdownFiles,
  type ContentFile,
} from './files';
import { getStoredFields } from '@/cms/core/stored-fields';
import { runInTransaction } from '@/cms/core/transaction';
import { getMediaFields, readMediaFiles, type MediaFile } from './media-files';

const SETTINGS_FILE = 'settings.yaml';

/** The number of entries written by an import. */
export interface ImportCount {
  pages: number;
  entries: number;
  pictures: number;
  rows: number;
}

/** A content file with a list: its rows, each with the name of its location. */
interface ListFile {
  list: ContentList;
  rows: ContentFile[];
}

/** The files of one kind of entry. */
interface EntryFiles {
  kind: EntryKind;
  files: ContentFile[];
}

/** All content to import, parsed and validated. */
interface ContentFiles {
  settings: ContentFile;
  pictures: MediaFile[];
  sections: ContentFile[];
  pages: ContentFile[];
  texts: EntryFiles[];
  lists: ListFile[];
  docs: DocsFiles;
}

/**
 * Imports the content files below `root` in one transaction. Existing pages and rows are replaced, others stay
 * unchanged.
 * @throws ContentError with the file, field and value of every error
 */
export async function importContent(payload: Payload, root: string): Promise<ImportCount> {
  const files = await readContent(payload, root);
  await inImport(payload, (req) => writeContent(files, req));
  const { pages, pictures, texts, docs, lists } = files;
  return {
    pages: pages.length,
    pictures: pictures.length,
    entries: texts.reduce((sum, each) => sum + each.files.length, docs.pages.length),
    rows: lists.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}

/**
 * Returns what an import of the files below `root` would change, by running it with all validation and rolling it back.
 * (Files of new pictures may remain in the media store, which removes files that no entry references.)
 * @throws ContentError like {@link importContent}
 */
export async function previewImport(payload: Payload, root: string): Promise<ContentChange[]> {
  const files = await readContent(payload, root);
  const takenBack = new Error('This was a rehearsal.');
  let changes: ContentChange[] = [];
  try {
    await inImport(payload, async (req) => {
      const before = await buildContentFiles(req);
      await writeContent(files, req);
      changes = diffContent(before, await buildContentFiles(req));
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return changes;
}

async function inImport(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const req = await createLocalReq({ context: { importing: true } }, payload);
  await runInTransaction(req, () => work(req));
}

async function readContent(payload: Payload, root: string): Promise<ContentFiles> {
  const [pages, sections, settings, ...lists] = await Promise.all([
    readYamlFiles(root, 'pages'),
    readSharedBlockFiles(root),
    readYamlFile(root, SETTINGS_FILE),
    ...CONTENT_LISTS.map((list) => readList(root, list)),
  ]);
  const texts = await Promise.all(
    ENTRY_KINDS.map(async (kind): Promise<EntryFiles> => ({ kind, files: await readMarkdownFiles(root, kind.folder) })),
  );
  const [pictures, docs] = await Promise.all([readMediaFiles(root), readDocs(root)]);
  const files = { settings, pictures, sections, pages, texts, lists, docs };
  assertNoProblems([
    ...checkUnknownFields(pictures, getMediaFields(payload)),
    ...checkUnknownFields(pages, payload.collections.pages.config.fields),
    ...texts.flatMap((each) => checkUnknownFields(each.files, payload.collections[each.kind.collection].config.fields)),
    ...lists.flatMap(({ list, rows }) => checkUnknownFields(rows, payload.collections[list.collection].config.fields)),
    ...checkUnknownFields([settings], payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []),
    ...checkUnknownFields(sections, payload.collections.sections.config.fields),
    ...findMisplacedPages(pages),
    ...lists.flatMap(findDuplicateKeys),
    ...validateDocsFiles(docs, payload, lists),
    ...findBrokenReferences(files),
    ...findUnknownSharedBlocks(pages, sections),
    ...findUnknownAuthors(
      texts.filter(({ kind }) => hasAuthors(payload, kind)),
      lists,
    ),
  ]);
  return files;
}

async function writeContent(
  { settings, pictures, sections, pages, texts, lists, docs }: ContentFiles,
  req: PayloadRequest,
): Promise<void> {
  await writeSettings(settings, req);
  for (const file of pictures) await writeMedia(file, req);
  for (const section of sections) await writeSharedBlock(section, req);
  for (const page of pages) await writePage(page, req);
  for (const { kind, files } of texts) for (const file of files) await writeEntry(kind, file, req);
  for (const list of lists) await writeList(list, req);
  await writeDocs(docs, req);
}

async function writePage({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isCollectionData<'pages'>(data)) return;
  await wrapValidationErrors(file, data, async () => {
    const existing = await req.payload.find({
      collection: 'pages',
      where: { url: { equals: data.url } },
      limit: 1,
      depth: 0,
      req,
    });
    const [page] = existing.docs;
    const published = { ...data, _status: 'published' as const };
    if (page) await req.payload.update({ collection: 'pages', id: page.id, data: published, req });
    else await req.payload.create({ collection: 'pages', data: published, req });
  });
}

/** Writes a shared block. Runs before the pages that use it are written. */
async function writeSharedBlock({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isCollectionData<'sections'>(data)) return;
  await wrapValidationErrors(file, data, async () => {
    const { docs } = await req.payload.find({
      collection: 'sections',
      where: { id: { equals: data.id } },
      limit: 1,
      depth: 0,
      req,
    });
    const [existing] = docs;
    if (existing) await req.payload.update({ collection: 'sections', id: existing.id, data, req });
    else await req.payload.create({ collection: 'sections', data, req });
  });
}

async function writeMedia({ file, name, fileName, bytes, data }: MediaFile, req: PayloadRequest): Promise<void> {
  if (!isCollectionData<'media'>(data)) return;
  const upload = { name: fileName, data: bytes, size: bytes.length, mimetype: 'application/octet-stream' };
  await wrapValidationErrors(file, data, async () => {
    const { totalDocs } = await req.payload.count({ collection: 'media', where: { id: { equals: name } }, req });
    if (totalDocs > 0)
      await req.payload.update({ collection: 'media', id: name, data: { ...MEDIA_DEFAULTS, ...data }, file: upload, req });
    else await req.payload.create({ collection: 'media', data: { ...data, id: name }, file: upload, req });
  });
}

/** Defaults for fields that a file omits. */
const MEDIA_DEFAULTS = { alt: null, decorative: false, focalX: 50, focalY: 50 };

async function writeEntry({ collection }: EntryKind, { file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isCollectionData<EntryCollection>(data)) return;
  await wrapValidationErrors(file, data, async () => {
    const { docs } = await req.payload.find({
      collection,
      where: { slug: { equals: getString(data, 'slug') } },
      limit: 1,
      depth: 0,
      req,
    });
    const [existing] = docs;
    const published = { ...data, _status: 'published' as const };
    if (existing) await req.payload.update({ collection, id: existing.id, data: published, req });
    else await req.payload.create({ collection, data: published, req });
  });
}

async function readList(root: string, list: ContentList): Promise<ListFile> {
  const { file, data } = await readYamlFile(root, list.file);
  if (!Array.isArray(data)) throw new ContentError([{ file, field: 'the file', value: data, problem: 'a list was expected' }]);
  return { list, rows: data.map((row: unknown, index) => ({ file: `${file} entry ${index + 1}`, data: row })) };
}

async function writeList({ list: { collection, key, ordered }, rows }: ListFile, req: PayloadRequest): Promise<void> {
  const positions = generateNKeysBetween(null, null, rows.length);
  for (const [index, { file, data }] of rows.entries()) {
    if (!isCollectionData<ContentList['collection']>(data)) continue;
    const row = ordered ? { ...data, _order: positions[index] } : data;
    await wrapValidationErrors(file, data, async () => {
      const { docs } = await req.payload.find({
        collection,
        where: { [key]: { equals: getString(data, key) } },
        limit: 1,
        depth: 0,
        req,
      });
      const [existing] = docs;
      if (existing) await req.payload.update({ collection, id: existing.id, data: row, req });
      else await req.payload.create({ collection, data: row, req });
    });
  }
}

async function writeSettings({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isSettings(data)) return;
  await wrapValidationErrors(file, data, () => req.payload.updateGlobal({ slug: 'settings', data, req }));
}

function isSettings(data: unknown): data is DataFromGlobalSlug<'settings'> {
  return typeof data === 'object' && data !== null;
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
      ? [{ file, field: 'url', value: url, problem: `this address belongs into content/${getPageFile(url)}` }]
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
function findUnknownSharedBlocks(pages: ContentFile[], sections: ContentFile[]): ContentProblem[] {
  const keys = new Set(sections.map(({ data }) => getString(data, 'id')));
  return pages.flatMap(({ file, data }) => {
    const layout: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'layout') : undefined;
    if (!Array.isArray(layout)) return [];
    return layout.flatMap((block: unknown, index) => {
      const value = getString(block, 'section');
      if (getString(block, 'blockType') !== 'reusableSection' || keys.has(value)) return [];
      return [{ file, field: `layout.${index}.section`, value, problem: 'no reusable section has this key' }];
    });
  });
}

/** Finds references to authors that don't exist. */
function findUnknownAuthors(texts: EntryFiles[], lists: ListFile[]): ContentProblem[] {
  const keys = new Set(
    lists.flatMap(({ list, rows }) => (list.collection === 'authors' ? rows.map(({ data }) => getString(data, 'key')) : [])),
  );
  return texts.flatMap(({ files }) =>
    files.flatMap(({ file, data }) => {
      const value = getString(data, 'author');
      return keys.has(value) ? [] : [{ file, field: 'author', value, problem: 'no author has this key' }];
    }),
  );
}

function findBrokenReferences({ pages, texts, lists, pictures, docs }: ContentFiles): ContentProblem[] {
  const addresses = texts.flatMap(({ kind, files }) =>
    files.map(({ data }) => buildEntryUrl(kind, getString(data, 'slug') ?? '')),
  );
  const urls = new Set([...pages.flatMap(({ data }) => getString(data, 'url') ?? []), ...addresses, ...getDocsUrls(docs)]);
  const redirects = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? rows : []));
  const facts = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? [] : rows));
  const oldAddresses = new Set(redirects.flatMap(({ data }) => getString(data, 'from') ?? []));
  const targets = new Set([...urls, ...oldAddresses, ...pictures.map(({ name }) => getMediaTarget(name))]);
  const links = [...pages, ...texts.flatMap(({ files }) => files), ...docs.pages, ...facts].flatMap(({ file, data }) =>
    extractReferences(data).flatMap((reference) => {
      const problem = getReferenceProblem(reference, targets);
      return problem ? [{ file, field: reference.field, value: reference.target, problem }] : [];
    }),
  );
  const wrongRedirects = redirects.flatMap(({ file, data }) => {
    const problem = getRedirectProblem(
      { from: getString(data, 'from') ?? '', to: getString(data, 'to') ?? '' },
      urls,
      oldAddresses,
    );
    return problem ? [{ file, field: problem.field, value: getString(data, problem.field), problem: problem.message }] : [];
  });
  return [...links, ...wrongRedirects];
}
