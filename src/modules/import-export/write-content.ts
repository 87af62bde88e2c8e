import type { DataFromGlobalSlug, PayloadRequest } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import type { EntryCollection, EntryKind } from '@/cms/core/kinds/entry-kinds';
import { FACT_SOURCES } from '@/cms/facts/load-fact-values';
import type { ContentList } from './content-lists';
import { writeDocs } from './docs-files';
import { withEmptyFields } from './empty-fields';
import { type ContentFile, UNDATED } from './files';
import { findStoredIds } from './find-stored-ids';
import type { MediaFile } from './media-files';
import type { ListFile } from './read-content';
import type { ChangedFiles } from './select-files';
import { isCollectionData, wrapValidationErrors } from './validation';

/** Writes content in the request's transaction: what exists is replaced, the rest is added. */
export async function writeContent(
  { settings, pictures, sharedBlocks, pages, entries, lists, docs }: ChangedFiles,
  req: PayloadRequest,
): Promise<void> {
  // The tokens of all other texts are checked against these.
  const [facts, others] = partition(lists);
  for (const list of facts) await writeList(list, req);
  if (settings) await writeSettings(settings, req);
  for (const file of pictures) await writeMedia(file, req);
  for (const sharedBlock of sharedBlocks) await writeSharedBlock(sharedBlock, req);
  await writePages(pages, req);
  for (const { kind, files } of entries) await writeEntries(kind, files, req);
  for (const list of others) await writeList(list, req);
  await writeDocs(docs, req);
}

/** The lists that fact tokens take their values from, and the rest. */
function partition(lists: readonly ListFile[]): [ListFile[], ListFile[]] {
  const isSource = ({ list }: ListFile): boolean => FACT_SOURCES.has(list.collection);
  return [lists.filter(isSource), lists.filter((list) => !isSource(list))];
}

async function writePages(files: readonly ContentFile[], req: PayloadRequest): Promise<void> {
  if (files.length === 0) return;
  const findId = await findStoredIds(req, 'pages', ['url']);
  for (const { file, data: given } of files) {
    const data = withEmptyFields(given, req.payload.collections.pages.config.fields);
    if (!isCollectionData<'pages'>(data)) continue;
    await wrapValidationErrors(file, data, async () => {
      const id = findId(data);
      const published = { ...UNDATED, ...data, _status: 'published' as const };
      if (id === undefined) await req.payload.create({ collection: 'pages', data: published, req });
      else await req.payload.update({ collection: 'pages', id, data: published, req });
    });
  }
}

/** Writes a shared block. Runs before the pages that use it are written. */
async function writeSharedBlock({ file, data: given }: ContentFile, req: PayloadRequest): Promise<void> {
  const data = withEmptyFields(given, req.payload.collections['shared-blocks'].config.fields);
  if (!isCollectionData<'shared-blocks'>(data)) return;
  await wrapValidationErrors(file, data, async () => {
    const { docs } = await req.payload.find({
      collection: 'shared-blocks',
      where: { id: { equals: data.id } },
      limit: 1,
      depth: 0,
      req,
    });
    const [existing] = docs;
    if (existing) await req.payload.update({ collection: 'shared-blocks', id: existing.id, data, req });
    else await req.payload.create({ collection: 'shared-blocks', data, req });
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

async function writeEntries({ collection }: EntryKind, files: readonly ContentFile[], req: PayloadRequest): Promise<void> {
  if (files.length === 0) return;
  const findId = await findStoredIds(req, collection, ['slug']);
  for (const { file, data: given } of files) {
    const data = withEmptyFields(given, req.payload.collections[collection].config.fields);
    if (!isCollectionData<EntryCollection>(data)) continue;
    await wrapValidationErrors(file, data, async () => {
      const id = findId(data);
      const published = { ...UNDATED, ...data, _status: 'published' as const };
      if (id === undefined) await req.payload.create({ collection, data: published, req });
      else await req.payload.update({ collection, id, data: published, req });
    });
  }
}

async function writeList({ list: { collection, key, ordered }, rows }: ListFile, req: PayloadRequest): Promise<void> {
  const positions = generateNKeysBetween(null, null, rows.length);
  const findId = await findStoredIds(req, collection, [key]);
  for (const [index, { file, data: given }] of rows.entries()) {
    const data = withEmptyFields(given, req.payload.collections[collection].config.fields);
    if (!isCollectionData<ContentList['collection']>(data)) continue;
    const row = ordered ? { ...data, _order: positions[index] } : data;
    await wrapValidationErrors(file, data, async () => {
      const id = findId(data);
      if (id === undefined) await req.payload.create({ collection, data: row, req });
      else await req.payload.update({ collection, id, data: row, req });
    });
  }
}

async function writeSettings({ file, data: given }: ContentFile, req: PayloadRequest): Promise<void> {
  const data = withEmptyFields(given, req.payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? []);
  if (!isSettings(data)) return;
  await wrapValidationErrors(file, data, () => req.payload.updateGlobal({ slug: 'settings', data, req }));
}

function isSettings(data: unknown): data is DataFromGlobalSlug<'settings'> {
  return typeof data === 'object' && data !== null;
}
