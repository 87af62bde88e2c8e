import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionConfig,
  type Plugin,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';

/** Payload's result of a bulk operation that failed for some entries. */
const bulkResultSchema = z.object({
  errors: z.array(z.object({ id: z.union([z.number(), z.string()]), message: z.string(), isPublic: z.boolean() })),
});

/**
 * Payload plugin that makes bulk operations atomic, those of the REST API and those in code. Payload itself would still change the
 * entries that did not fail. The files of pictures outlive a deletion (sweep-media), so it can be rolled back, too.
 */
export const atomicBulkOperations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection): CollectionConfig => ({
    ...collection,
    hooks: { ...collection.hooks, afterOperation: [...(collection.hooks?.afterOperation ?? []), rejectPartialFailure] },
  })),
});

/** Runs inside the transaction: an error rolls back the whole operation. */
const rejectPartialFailure: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result;
  const { errors } = bulkResultSchema.parse(result);
  if (errors.length === 0) return result;
  for (const { id, message, isPublic } of errors)
    if (!isPublic) req.payload.logger.error(`${operation} of ${collection.slug} ${id} failed: ${message}`);
  // Queried outside the transaction, which may be aborted.
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: errors.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
  });
  const names = new Map(docs.map((doc) => [doc.id, getTitle(doc, collection)]));
  const reasons = errors.map(
    ({ id, message, isPublic }) =>
      `“${names.get(id) ?? id}” was refused. ${isPublic ? message : 'A server error occurred. See the server’s log.'}`,
  );
  throw new APIError(['Nothing was changed.', ...new Set(reasons)].join(' '), 400, { entries: errors.map(({ id }) => id) }, true);
};

function getTitle(doc: { id: number | string }, { admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig): string {
  const name: unknown = Reflect.get(doc, useAsTitle);
  return typeof name === 'string' ? name : String(doc.id);
}
