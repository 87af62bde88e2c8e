import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionConfig,
  type Plugin,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';

/** What Payload says of a bulk operation of which a part was refused. */
const bulkResult = z.object({
  errors: z.array(z.object({ id: z.union([z.number(), z.string()]), message: z.string(), isPublic: z.boolean() })),
});

/**
 * A plugin of Payload: a bulk operation changes everything or nothing. Payload itself would change the entries that are
 * not refused. Deleting pictures is an exception, because their files do not come back with a transaction; what may be
 * refused there is checked before it begins.
 */
export const atomicBulkOperations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection): CollectionConfig => ({
    ...collection,
    hooks: { ...collection.hooks, afterOperation: [...(collection.hooks?.afterOperation ?? []), rejectPartialFailure] },
  })),
});

/** Within the transaction: what it throws takes back the whole operation. */
const rejectPartialFailure: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== 'update' && (operation !== 'delete' || collection.upload)) return result;
  const { errors } = bulkResult.parse(result);
  if (errors.length === 0) return result;
  for (const { id, message, isPublic } of errors)
    if (!isPublic) req.payload.logger.error(`${operation} of ${collection.slug} ${id} failed: ${message}`);
  // Asked outside the transaction, which may have failed as a whole.
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: errors.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
  });
  const names = new Map(docs.map((doc) => [doc.id, getTitle(doc, collection)]));
  const reasons = errors.map(
    ({ id, message, isPublic }) =>
      `“${names.get(id) ?? id}” was refused. ${isPublic ? message : 'The server has an error, which its log describes.'}`,
  );
  throw new APIError(['Nothing was changed.', ...new Set(reasons)].join(' '), 400, { entries: errors.map(({ id }) => id) }, true);
};

function getTitle(doc: { id: number | string }, { admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig): string {
  const name: unknown = Reflect.get(doc, useAsTitle);
  return typeof name === 'string' ? name : String(doc.id);
}
