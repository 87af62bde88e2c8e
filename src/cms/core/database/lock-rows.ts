import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { getTableName } from './entry-tables';
import { queryRows } from './transaction';

const idSchema = z.object({ id: z.coerce.number().int() });

/** Returns the ID of the document that an operation updates; undefined for other operations, and for updates of several. */
export function getUpdatedId({ args, operation }: { args: unknown; operation: string }): number | undefined {
  return operation === 'update' ? idSchema.safeParse(args).data?.id : undefined;
}

/**
 * Locks what an update changes or a deletion deletes until its transaction ends, before Payload reads it. Payload writes all
 * columns back, so without the lock, it would undo a state that a statement sets between the two. It deletes documents in the
 * order of its list, so two people who change the same ones could each wait for the other. Payload has begun the transaction at
 * this point. An operation on several documents concerns only those that matched before they were locked, and still match.
 */
export const lockRowsBeforeWrite: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, overrideAccess, req } = hook;
  if (operation !== 'update' && operation !== 'delete') return args;
  const { data: single } = idSchema.safeParse(args);
  if (single !== undefined) {
    await lockRows(req, collection, [single.id]);
    return args;
  }
  const { where } = args;
  // Payload rejects an operation without a filter, but only after this hook.
  if (!where) return args;
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where,
    ...(operation === 'update' && { limit: args.limit, sort: args.sort }),
    pagination: false,
    select: {},
    depth: 0,
    overrideAccess: overrideAccess ?? false,
    req,
  });
  const ids = docs.map((doc) => idSchema.parse(doc).id);
  await lockRows(req, collection, ids);
  // A document that begins to match meanwhile isn't locked, so it stays as it is.
  const narrowed: typeof args = { ...args, where: { and: [where, { id: { in: ids } }] } };
  return narrowed;
};

/** In the order of the IDs, so that two operations on several never wait for each other. New rows can still be inserted. */
async function lockRows(req: PayloadRequest, { slug }: SanitizedCollectionConfig, ids: readonly number[]): Promise<void> {
  const table = sql.identifier(getTableName(slug));
  await queryRows(req, sql`select from ${table} where id = any(${sql.param(ids)}::int[]) order by id for update`);
}
