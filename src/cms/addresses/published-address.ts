import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { addressOfEntry, type EntryCollection, entryKindOf } from '../entries/kinds';

/** The collections whose entries have an address that editors may change. */
export type AddressedCollection = 'pages' | EntryCollection;

/** Where an entry stands for visitors. */
export interface PublishedAddress {
  address: string;
  isPublished: boolean;
}

const row = z.object({ url: z.string().nullish(), slug: z.string().nullish(), _status: z.string().nullish() });

/** The address that the fields of an entry give; undefined while they give none. */
export function addressOfFields(collection: AddressedCollection, fields: unknown): string | undefined {
  const { url, slug } = row.safeParse(fields).data ?? {};
  if (collection === 'pages') return url ?? undefined;
  return slug ? addressOfEntry(entryKindOf(collection), slug) : undefined;
}

/**
 * Where an entry stands now, as visitors see it. What hooks are given as the entry before may be a draft of it; the
 * collection's own table has what is published.
 */
export async function publishedAddress(collection: AddressedCollection & CollectionSlug, id: number | string, req: PayloadRequest): Promise<PublishedAddress | undefined> {
  const found: unknown = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
  const address = addressOfFields(collection, found);
  return address === undefined ? undefined : { address, isPublished: row.safeParse(found).data?._status === 'published' };
}
