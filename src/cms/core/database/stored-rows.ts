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

/**
 * Finds an entry as visitors saw it last, in its latest published version, in the transaction of the request and without hooks.
 * @returns undefined for one that was never published, or so long ago that its version was removed
 */
export async function findLastPublished<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: unknown,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const { docs } = await req.payload.db.findVersions<DataFromCollectionSlug<Slug>>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    pagination: false,
    limit: 1,
    req,
  });
  return docs[0]?.version;
}
