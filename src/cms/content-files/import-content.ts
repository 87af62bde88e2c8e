import {
  createLocalReq,
  ValidationError,
  type CollectionSlug,
  type DataFromGlobalSlug,
  type Field,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { problemOf, referencesOf } from '../pages/references';
import { problemOfRedirect } from '../redirects/problem-of-redirect';
import { addressOfArticle, ARTICLE_KINDS, type ArticleKind } from '../articles/kinds';
import { CONTENT_LISTS, type ContentList } from './content-lists';
import { unknownFields } from './fields-of-file';
import { ContentError, fileOfPage, readContentFile, readContentFiles, readSectionFiles, readTextFiles, type ContentFile } from './files';

type Problem = ConstructorParameters<typeof ContentError>[0][number];

const SETTINGS_FILE = 'settings.yaml';

/** How many entries an import has written. */
export interface ImportCount {
  pages: number;
  texts: number;
  rows: number;
}

/** A content file that holds a list: its rows, each with the name of the place where it stands. */
interface ListFile {
  list: ContentList;
  rows: ContentFile[];
}

/** The files of one kind of texts. */
interface TextFiles {
  kind: ArticleKind;
  files: ContentFile[];
}

/**
 * Imports the content files below `root`: pages and rows that exist are replaced, others stay as they are.
 * All or nothing: it is one transaction.
 * @throws ContentError that names file, field and value of every mistake.
 */
export async function importContent(payload: Payload, root: string): Promise<ImportCount> {
  const [pages, sections, settings, ...lists] = await Promise.all([readContentFiles(root, 'pages'), readSectionFiles(root), readContentFile(root, SETTINGS_FILE), ...CONTENT_LISTS.map((list) => readList(root, list))]);
  const texts = await Promise.all(ARTICLE_KINDS.map(async (kind): Promise<TextFiles> => ({ kind, files: await readTextFiles(root, kind.folder) })));
  refuse([
    ...unknownIn(pages, payload.collections.pages.config.fields),
    ...texts.flatMap(({ kind, files }) => unknownIn(files, payload.collections[kind.collection].config.fields)),
    ...lists.flatMap(({ list, rows }) => unknownIn(rows, payload.collections[list.collection].config.fields)),
    ...unknownIn([settings], payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []),
    ...unknownIn(sections, payload.collections.sections.config.fields),
    ...misplaced(pages),
    ...lists.flatMap(repeatedKeys),
    ...brokenReferences([...pages, ...sections], texts, lists),
    ...unknownSections(pages, sections),
    ...unknownAuthors(texts, lists),
  ]);

  const req = await createLocalReq({ context: { importing: true } }, payload);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database refused a transaction; nothing was imported.');
  req.transactionID = transactionID;
  try {
    await writeSettings(settings, req);
    for (const section of sections) await writeSection(section, req);
    for (const page of pages) await writePage(page, req);
    for (const { kind, files } of texts) for (const file of files) await writeText(kind, file, req);
    for (const list of lists) await writeList(list, req);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  return { pages: pages.length, texts: texts.reduce((sum, { files }) => sum + files.length, 0), rows: lists.reduce((sum, { rows }) => sum + rows.length, 0) };
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

async function writeText({ collection }: ArticleKind, { file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<ArticleKind['collection']>(data)) return;
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

/** Every field has been looked up in the collection; that each holds what it should, Payload checks as it writes. */
function isEntryOf<Slug extends CollectionSlug>(data: unknown): data is RequiredDataFromCollectionSlug<Slug> {
  return typeof data === 'object' && data !== null;
}

function isSettings(data: unknown): data is DataFromGlobalSlug<'settings'> {
  return typeof data === 'object' && data !== null;
}

/** Says of which file a refusal by Payload's validation speaks. */
async function refused(file: string, data: unknown, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { errors } = error.data;
    throw new ContentError(errors.map(({ path, message }) => ({ file, field: path, value: valueAt(data, path), problem: message })));
  }
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), data);
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

function unknownIn(files: ContentFile[], fields: Field[]): Problem[] {
  return files.flatMap(({ file, data }) => unknownFields(data, fields).map(({ field, value }) => ({ file, field, value, problem: 'there is no such field' })));
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

/** A page shows a reusable section by its key. */
function unknownSections(pages: ContentFile[], sections: ContentFile[]): Problem[] {
  const keys = new Set(sections.map(({ data }) => textAt(data, 'id')));
  return pages.flatMap(({ file, data }) => {
    const layout = valueAt(data, 'layout');
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

function brokenReferences(pages: ContentFile[], texts: TextFiles[], lists: ListFile[]): Problem[] {
  const addresses = texts.flatMap(({ kind, files }) => files.map(({ data }) => addressOfArticle(kind, textAt(data, 'slug') ?? '')));
  const urls = new Set([...pages.flatMap(({ data }) => textAt(data, 'url') ?? []), ...addresses]);
  const redirects = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? rows : []));
  const facts = lists.flatMap(({ list, rows }) => (list.collection === 'redirects' ? [] : rows));
  const oldAddresses = new Set(redirects.flatMap(({ data }) => textAt(data, 'from') ?? []));
  const links = [...pages, ...texts.flatMap(({ files }) => files), ...facts].flatMap(({ file, data }) =>
    referencesOf(data).flatMap((reference) => {
      const problem = problemOf(reference, urls);
      return problem ? [{ file, field: reference.field, value: reference.target, problem }] : [];
    }),
  );
  const wrongRedirects = redirects.flatMap(({ file, data }) => {
    const problem = problemOfRedirect({ from: textAt(data, 'from') ?? '', to: textAt(data, 'to') ?? '' }, urls, oldAddresses);
    return problem ? [{ file, field: problem.field, value: textAt(data, problem.field), problem: problem.message }] : [];
  });
  return [...links, ...wrongRedirects];
}

function textAt(data: unknown, field: string): string | undefined {
  const value = valueAt(data, field);
  return typeof value === 'string' ? value : undefined;
}
