import type { Access, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { RequestStore } from '@/cms/core/changes/request-store';
import { whereSchema } from '@/cms/core/database/where-schema';

type Operation = Parameters<CollectionBeforeOperationHook>[0];

/** The entries of a bulk operation that were checked before it started, by collection and id. */
const checkedEntries = new RequestStore<string, true>('checked-together');

/** Returns whether the takedown of this entry was already checked as part of a bulk operation. */
export function isBulkChecked(req: PayloadRequest, collection: string, id: number | string): boolean {
  return checkedEntries.for(req).has(`${collection} ${id}`);
}

/** The arguments of a bulk operation. */
const bulkArgumentsSchema = z.object({
  id: z.undefined().optional(),
  where: whereSchema,
  limit: z.number().nullish(),
  sort: z.union([z.string(), z.array(z.string())]).nullish(),
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.unknown().optional() }).nullish(),
});

const entryRowsSchema = z.array(z.looseObject({ id: z.union([z.number(), z.string()]) }));
type BulkEntry = z.infer<typeof entryRowsSchema>[number];

/**
 * Checks all entries of a bulk unpublish or delete together, before it starts. Links between those entries do not block
 * it, and nothing is written when one of them is rejected.
 * @param check throws when the entries must stay
 */
export async function checkBulkOperation(
  { args, operation, collection, req }: Operation,
  check: (entries: BulkEntry[]) => Promise<void>,
): Promise<void> {
  if ((operation !== 'update' && operation !== 'delete') || req.user?.collection !== 'users') return;
  const { success, data: bulk } = bulkArgumentsSchema.safeParse(args);
  if (!success || (operation === 'update' && !isTakedown(bulk))) return;
  const allowed = await getAccessFilter(collection.access[operation], req, bulk.data);
  if (allowed === false) return;
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { and: [bulk.where, allowed] },
    ...(operation === 'update' && bulk.limit ? { limit: bulk.limit } : {}),
    ...(operation === 'update' && bulk.sort ? { sort: bulk.sort } : {}),
    pagination: false,
    depth: 0,
    req,
  });
  const entries = entryRowsSchema.parse(docs);
  await check(entries);
  for (const { id } of entries) checkedEntries.for(req).set(`${collection.slug} ${id}`, true);
}

function isTakedown({ draft, data }: z.infer<typeof bulkArgumentsSchema>): boolean {
  return data?._status === 'draft' && draft !== true;
}

/** Returns the filter of entries the user may do this to; false when there are none, which Payload itself rejects. */
async function getAccessFilter(access: Access, req: PayloadRequest, data: unknown): Promise<Where | false> {
  const result = await access({ req, data });
  return typeof result === 'boolean' ? result && {} : result;
}
