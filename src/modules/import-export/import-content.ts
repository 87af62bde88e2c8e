import { createLocalReq, type DataFromGlobalSlug, type Payload, type PayloadRequest } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { mediaTarget, problemOf, referencesOf } from '@/cms/link-graph/references';
import { problemOfRedirect } from '@/cms/link-graph/problem-of-redirect';
import { addressOfEntry, ENTRY_KINDS, type EntryCollection, type EntryKind } from '@/cms/core/entry-kinds';
import { changesBetween, type ContentChange } from './changes';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { addressesOfDocs, type DocsFiles, problemsOfDocs, readDocs, writeDocs } from './docs-files';
import { isEntryOf, type Problem, refused, textAt, unknownIn } from './entries';
import { contentFilesOf } from './export-content';
import { ContentError, fileOfPage, readContentFile, readContentFiles, readSectionFiles, readTextFiles, type ContentFile } from './files';
import { storedFields } from '@/cms/core/stored-fields';
import { inTransaction } from '@/cms/core/transaction';
import { mediaFields, readMediaFiles, type MediaFile } from './media-files';

const SETTINGS_FILE = 'settings.yaml';

/** How many entries an import has written. */
export interface ImportCount {
  pages: number;
  texts: number;
  pictures: number;
  rows: number;
}

/** A content file that holds a list: its rows, each with the name of the place where it stands. */
interface ListFile {
  list: ContentList;
  rows: ContentFile[];
}

/** The files of one kind of entries. */
interface TextFiles {
  kind: EntryKind;
  files: ContentFile[];
}

/** Everything that is imported, read and looked through. */
interface AllFiles {
  settings: ContentFile;
  pictures: MediaFile[];
  sections: ContentFile[];
  pages: ContentFile[];
  texts: TextFiles[];
  lists: ListFile[];
  docs: DocsFiles;
}

/**
 * Imports the content files below `root`: pages and rows that exist are replaced, others stay as they are.
 * All or nothing: it is one transaction.
 * @throws ContentError that names file, field and value of every mistake.
 */
export async function importContent(payload: Payload, root: string): Promise<ImportCount> {
  const files = await readContent(payload, root);
  await inImport(payload, (req) => writeContent(files, req));
  const { pages, pictures, texts, docs, lists } = files;
  return { pages: pages.length, pictures: pictures.length, texts: texts.reduce((sum, each) => sum + each.files.length, docs.pages.length), rows: lists.reduce((sum, { rows }) => sum + rows.length, 0) };
}

/**
 * What an import of the files below `root` would change. It is really made, with every check, and taken back.
 * (Files of new pictures may be left in the media store, which removes what no entry names.)
 * @throws ContentError as {@link importContent}
 */
export async function rehearseImport(payload: Payload, root: string): Promise<ContentChange[]> {
  const files = await readContent(payload, root);
  const takenBack = new Error('This was a rehearsal.');
  let changes: ContentChange[] = [];
  try {
    await inImport(payload, async (req) => {
      const before = await contentFilesOf(req);
      await writeContent(files, req);
      changes = changesBetween(before, await contentFilesOf(req));
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return changes;
}

async function inImport(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const req = await createLocalReq({ context: { importing: true } }, payload);
  await inTransaction(req, () => work(req));
}

async function readContent(payload: Payload, root: string): Promise<AllFiles> {
  const [pages, sections, settings, ...lists] = await Promise.all([readContentFiles(root, 'pages'), readSectionFiles(root), readContentFile(root, SETTINGS_FILE), ...CONTENT_LISTS.map((list) => readList(root, list))]);
  const texts = await Promise.all(ENTRY_KINDS.map(async (kind): Promise<TextFiles> => ({ kind, files: await readTextFiles(root, kind.folder) })));
  const [pictures, docs] = await Promise.all([readMediaFiles(root), readDocs(root)]);
  const files = { settings, pictures, sections, pages, texts, lists, docs };
  refuse([
    ...unknownIn(pictures, mediaFields(payload)),
    ...unknownIn(pages, payload.collections.pages.config.fields),
    ...texts.flatMap((each) => unknownIn(each.files, payload.collections[each.kind.collection].config.fields)),
    ...lists.flatMap(({ list, rows }) => unknownIn(rows, payload.collections[list.collection].config.fields)),
    ...unknownIn([settings], payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []),
    ...unknownIn(sections, payload.collections.sections.config.fields),
    ...misplaced(pages),
    ...lists.flatMap(repeatedKeys),
    ...problemsOfDocs(docs, payload, lists),
    ...brokenReferences(files),
    ...unknownSections(pages, sections),
    ...unknownAuthors(texts.filter(({ kind }) => hasAuthors(payload, kind)), lists),
  ]);
  return files;
}

async function writeContent({ settings, pictures, sections, pages, texts, lists, docs }: AllFiles, req: PayloadRequest): Promise<void> {
  await writeSettings(settings, req);
  for (const file of pictures) await writePicture(file, req);
  for (const section of sections) await writeSection(section, req);
  for (const page of pages) await writePage(page, req);
  for (const { kind, files } of texts) for (const file of files) await writeText(kind, file, req);
  for (const list of lists) await writeList(list, req);
  await writeDocs(docs, req);
}

async function writePage({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<'pages'>(data)) return;
  await refused(file, data, async () => {
    const existing = await req.payload.find({ collection: 'pages', where: { url: { equals: data.url } }, limit: 1, depth: 0, req });
    const [page] = existing.docs;
    const published = { ...data, _status: 'published' as const };
    if (page) await req.payload.update({ collection: 'pages', id: page.id, data: published, req });
    else await req.payload.create({ collection: 'pages', data: published, req });
  });
}

/** Before the pages that show it. */
async function writeSection({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<'sections'>(data)) return;
  await refused(file, data, async () => {
    const { docs } = await req.payload.find({ collection: 'sections', where: { id: { equals: data.id } }, limit: 1, depth: 0, req });
    const [existing] = docs;
    if (existing) await req.payload.update({ collection: 'sections', id: existing.id, data, req });
    else await req.payload.create({ collection: 'sections', data, req });
  });
}

async function writePicture({ file, name, fileName, bytes, data }: MediaFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<'media'>(data)) return;
  const upload = { name: fileName, data: bytes, size: bytes.length, mimetype: 'application/octet-stream' };
  await refused(file, data, async () => {
    const { totalDocs } = await req.payload.count({ collection: 'media', where: { id: { equals: name } }, req });
    if (totalDocs > 0) await req.payload.update({ collection: 'media', id: name, data: { ...EMPTY_WORDS, ...data }, file: upload, req });
    else await req.payload.create({ collection: 'media', data: { ...data, id: name }, file: upload, req });
  });
}

/** What a file leaves out is empty. */
const EMPTY_WORDS = { alt: null, decorative: false, focalX: 50, focalY: 50 };

async function writeText({ collection }: EntryKind, { file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<EntryCollection>(data)) return;
  await refused(file, data, async () => {
    const { docs } = await req.payload.find({ collection, where: { slug: { equals: textAt(data, 'slug') } }, limit: 1, depth: 0, req });
    const [existing] = docs;
    const published = { ...data, _status: 'published' as const };
    if (existing) await req.payload.update({ collection, id: existing.id, data: published, req });
    else await req.payload.create({ collection, data: published, req });
  });
}

async function readList(root: string, list: ContentList): Promise<ListFile> {
  const { file, data } = await readContentFile(root, list.file);
  if (!Array.isArray(data)) throw new ContentError([{ file, field: 'the file', value: data, problem: 'a list was expected' }]);
  return { list, rows: data.map((row: unknown, index) => ({ file: `${file} entry ${index + 1}`, data: row })) };
}

async function writeList({ list: { collection, key, ordered }, rows }: ListFile, req: PayloadRequest): Promise<void> {
  const positions = generateNKeysBetween(null, null, rows.length);
  for (const [index, { file, data }] of rows.entries()) {
    if (!isEntryOf<ContentList['collection']>(data)) continue;
    const row = ordered ? { ...data, _order: positions[index] } : data;
    await refused(file, data, async () => {
      const { docs } = await req.payload.find({ collection, where: { [key]: { equals: textAt(data, key) } }, limit: 1, depth: 0, req });
      const [existing] = docs;
      if (existing) await req.payload.update({ collection, id: existing.id, data: row, req });
      else await req.payload.create({ collection, data: row, req });
    });
  }
}

async function writeSettings({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isSettings(data)) return;
  await refused(file, data, () => req.payload.updateGlobal({ slug: 'settings', data, req }));
}

function isSettings(data: unknown): data is DataFromGlobalSlug<'settings'> {
  return typeof data === 'object' && data !== null;
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** A page stands in the file that its address names, so that one finds it, and no two files have one address. */
function misplaced(pages: ContentFile[]): Problem[] {
  return pages.flatMap(({ file, data }) => {
    const url = textAt(data, 'url');
    return url !== undefined && fileOfPage(url) !== file ? [{ file, field: 'url', value: url, problem: `this address belongs into content/${fileOfPage(url)}` }] : [];
  });
}

/** Two rows with one key would overwrite each other. */
function repeatedKeys({ list: { key }, rows }: ListFile): Problem[] {
  const seen = new Set<string | undefined>();
  return rows.flatMap(({ file, data }) => {
    const value = textAt(data, key);
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ file, field: key, value, problem: 'another entry of this file has the same' }];
  });
}

function hasAuthors(payload: Payload, { collection }: EntryKind): boolean {
  return storedFields(payload.collections[collection].config.fields).some(({ name }) => name === 'author');
}

/** A page shows a reusable section by its key. */
function unknownSections(pages: ContentFile[], sections: ContentFile[]): Problem[] {
  const keys = new Set(sections.map(({ data }) => textAt(data, 'id')));
  return pages.flatMap(({ file, data }) => {
    const layout: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'layout') : undefined;
    if (!Array.isArray(layout)) return [];
    return layout.flatMap((block: unknown, index) => {
      const value = textAt(block, 'section');
      if (textAt(block, 'blockType') !== 'reusableSection' || keys.has(value)) return [];
      return [{ file, field: `layout.${index}.section`, value, problem: 'no reusable section has this key' }];
    });
  });
}

/** A text names its author by key. */
function unknownAuthors(texts: TextFiles[], lists: ListFile[]): Problem[] {
  const keys = new Set(lists.flatMap(({ list, rows }) => (list.collection === 'authors' ? rows.map(({ data }) => textAt(data, 'key')) : [])));
  return texts.flatMap(({ files }) =>
    files.flatMap(({ file, data }) => {
      const value = textAt(data, 'author');
      return keys.has(value) ? [] : [{ file, field: 'author', value, problem: 'no author has this key' }];
    }),
  );
}

function brokenReferences({ pages, texts, lists, pictures, docs }: AllFiles): Problem[] {
  const addresses = texts.flatMap(({ kind, files }) => files.map(({ data }) => addressOfEntry(kind, textAt(data, 'slug') ?? '')));
  const urls = new Set([...pages.flatMap(({ data }) => textAt(data, 'url') ?? []), ...addresses, ...addressesOfDocs(docs)]);
  const redirects = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? rows : []));
  const facts = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? [] : rows));
  const oldAddresses = new Set(redirects.flatMap(({ data }) => textAt(data, 'from') ?? []));
  const targets = new Set([...urls, ...oldAddresses, ...pictures.map(({ name }) => mediaTarget(name))]);
  const links = [...pages, ...texts.flatMap(({ files }) => files), ...docs.pages, ...facts].flatMap(({ file, data }) =>
    referencesOf(data).flatMap((reference) => {
      const problem = problemOf(reference, targets);
      return problem ? [{ file, field: reference.field, value: reference.target, problem }] : [];
    }),
  );
  const wrongRedirects = redirects.flatMap(({ file, data }) => {
    const problem = problemOfRedirect({ from: textAt(data, 'from') ?? '', to: textAt(data, 'to') ?? '' }, urls, oldAddresses);
    return problem ? [{ file, field: problem.field, value: textAt(data, problem.field), problem: problem.message }] : [];
  });
  return [...links, ...wrongRedirects];
}
