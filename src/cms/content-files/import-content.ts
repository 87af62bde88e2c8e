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
import { problemOf, referencesOf } from '../pages/references';
import { problemOfRedirect } from '../redirects/problem-of-redirect';
import { unknownFields } from './fields-of-file';
import { ContentError, fileOfPage, readContentFile, readContentFiles, type ContentFile } from './files';

type Problem = ConstructorParameters<typeof ContentError>[0][number];

const SETTINGS_FILE = 'settings.yaml';
const REDIRECTS_FILE = 'redirects.yaml';

/** How many entries an import has written. */
export interface ImportCount {
  pages: number;
  redirects: number;
}

/**
 * Imports the content files below `root`: pages and redirects that exist are replaced, others stay as they are.
 * All or nothing: it is one transaction.
 * @throws ContentError that names file, field and value of every mistake.
 */
export async function importContent(payload: Payload, root: string): Promise<ImportCount> {
  const [pages, settings, redirects] = await Promise.all([
    readContentFiles(root, 'pages'),
    readContentFile(root, SETTINGS_FILE),
    readContentFile(root, REDIRECTS_FILE),
  ]);
  const redirectRows = (Array.isArray(redirects.data) ? redirects.data : []).map((data: unknown, index) => ({ file: `${REDIRECTS_FILE} entry ${index + 1}`, data }));
  refuse([
    ...unknownIn(pages, payload.collections.pages.config.fields),
    ...unknownIn(redirectRows, payload.collections.redirects.config.fields),
    ...unknownIn([settings], payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []),
    ...misplaced(pages),
    ...brokenReferences(pages, redirectRows),
  ]);

  const req = await createLocalReq({ context: { importing: true } }, payload);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database refused a transaction; nothing was imported.');
  req.transactionID = transactionID;
  try {
    await writeSettings(settings, req);
    for (const page of pages) await writePage(page, req);
    for (const redirect of redirectRows) await writeRedirect(redirect, req);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  return { pages: pages.length, redirects: redirectRows.length };
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

async function writeRedirect({ file, data }: ContentFile, req: PayloadRequest): Promise<void> {
  if (!isEntryOf<'redirects'>(data)) return;
  await refused(file, data, async () => {
    const existing = await req.payload.find({ collection: 'redirects', where: { from: { equals: data.from } }, limit: 1, depth: 0, req });
    const [redirect] = existing.docs;
    if (redirect) await req.payload.update({ collection: 'redirects', id: redirect.id, data, req });
    else await req.payload.create({ collection: 'redirects', data, req });
  });
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

function brokenReferences(pages: ContentFile[], redirects: ContentFile[]): Problem[] {
  const urls = new Set(pages.flatMap(({ data }) => textAt(data, 'url') ?? []));
  const oldAddresses = new Set(redirects.flatMap(({ data }) => textAt(data, 'from') ?? []));
  const links = pages.flatMap(({ file, data }) =>
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
