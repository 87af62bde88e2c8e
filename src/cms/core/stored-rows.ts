import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload';

/** Finds a row as it is stored, in the transaction of the request and without hooks. */
export async function findStoredRow<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const row = await req.payload.db.findOne<DataFromCollectionSlug<Slug>>({ collection, where: { id: { equals: id } }, req });
  return row ?? undefined;
}

/** Finds all rows that match a filter as they are stored, in the transaction of the request and without hooks. */
export async function findStoredRows<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await req.payload.db.find<DataFromCollectionSlug<Slug>>({
    collection,
    where,
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
}

/** Finds the latest version of an entry as it is stored, in the transaction of the request and without hooks. */
export async function findLatestStoredVersion<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await req.payload.db.findVersions<DataFromCollectionSlug<Slug>>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    pagination: false,
    limit: 1,
    req,
  });
  return docs[0]?.version;
}
