import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { EntryCollection } from '@/cms/core/kinds/entry-kinds';
import type { ContentList } from './content-lists';

type FileCollection = 'pages' | 'docs' | 'docs-groups' | EntryCollection | ContentList['collection'];

const rowSchema = z.looseObject({ id: z.number() });

/**
 * Finds the IDs of all entries of a collection, published or not, by the fields that identify an entry. An import would otherwise
 * need a query for each file.
 * @returns a function that finds the ID of the entry with the same values
 */
export async function findStoredIds(
  req: PayloadRequest,
  collection: FileCollection,
  fields: readonly string[],
): Promise<(data: unknown) => number | undefined> {
  const { docs } = await req.payload.db.find({
    collection,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    pagination: false,
    limit: 0,
    req,
  });
  const buildKey = (data: z.infer<typeof dataSchema>): string => JSON.stringify(fields.map((field) => data[field]));
  const ids = new Map(docs.map((doc) => [buildKey(dataSchema.parse(doc)), rowSchema.parse(doc).id]));
  return (data) => ids.get(buildKey(dataSchema.parse(data)));
}

const dataSchema = z.record(z.string(), z.unknown());
