import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { queryRows } from './transaction';

const idSchema = z.object({ id: z.coerce.number().int() });

/** Returns the ID of the document that an operation updates; undefined for other operations, and for updates of several. */
export function getUpdatedId({ args, operation }: { args: unknown; operation: string }): number | undefined {
  return operation === 'update' ? idSchema.safeParse(args).data?.id : undefined;
}

/**
 * Locks what an update changes until its transaction ends, before Payload reads it. Payload writes all columns back, so
 * without the lock, it would undo a state that a statement sets between the two. Payload has begun the transaction at this
 * point. An update of several documents locks the table: which documents it changes is known only once they have been read.
 */
export const lockRowsBeforeUpdate: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return;
  const id = getUpdatedId({ args, operation });
  const table = sql.identifier(collection.slug.replaceAll('-', '_'));
  // The mode waits for rows locked for an update, and doesn't keep anyone from reading.
  const lock =
    id === undefined ? sql`lock table ${table} in exclusive mode` : sql`select from ${table} where id = ${id} for update`;
  await queryRows(req, lock);
};
