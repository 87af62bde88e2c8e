import type { PayloadRequest } from 'payload';
import { findEntryFiles } from './build-snapshot';
import { getSharedBlockFile } from './files';
import { getPictureMetadataFile } from './media-files';
import type { ListFile } from './read-content';
import { getString } from './validation';

/**
 * Deletes whatever is in none of the files: entries and their drafts, chapters of the handbook, rows of the given lists,
 * shared blocks, and pictures. Runs after everything else was written, so that nothing refers to what is deleted.
 */
export async function deleteStaleContent(
  files: ReadonlySet<string>,
  lists: readonly ListFile[],
  req: PayloadRequest,
): Promise<void> {
  for (const { collection, id, file } of await findEntryFiles(req))
    if (!files.has(file)) await req.payload.delete({ collection, id, req });
  for (const list of lists) await removeOtherRows(list, req);
  for (const { id } of await findAll('shared-blocks', req))
    if (!files.has(getSharedBlockFile(id))) await req.payload.delete({ collection: 'shared-blocks', id, req });
  for (const { id } of await findAll('media', req))
    if (!files.has(getPictureMetadataFile(id))) await req.payload.delete({ collection: 'media', id, req });
}

async function removeOtherRows({ list: { collection, key }, rows }: ListFile, req: PayloadRequest): Promise<void> {
  const kept = new Set(rows.map(({ data }) => getString(data, key)));
  const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, req });
  for (const doc of docs) if (!kept.has(getString(doc, key))) await req.payload.delete({ collection, id: doc.id, req });
}

async function findAll<Slug extends 'shared-blocks' | 'media'>(collection: Slug, req: PayloadRequest) {
  const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, req });
  return docs;
}
