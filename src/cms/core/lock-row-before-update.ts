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
 * Locks the row of an update until its transaction ends, before Payload reads it. Payload writes all columns back, so without
 * the lock, it would undo a state that a statement sets between the two. Payload has begun the transaction at this point. An
 * update of several documents at once isn't locked.
 */
export const lockRowBeforeUpdate: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = getUpdatedId({ args, operation });
  if (id === undefined) return;
  const table = sql.identifier(collection.slug.replaceAll('-', '_'));
  await queryRows(req, sql`select from ${table} where id = ${id} for update`);
};
