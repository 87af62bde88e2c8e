import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload';
import type { ReviewableSlug } from '@/cms/core/review';

/**
 * Returns the latest version of an entry, published or not; undefined when the entry does not exist.
 * @param reader the user who must have read access; without one, the caller has already decided
 * @throws Forbidden when the reader has no access
 */
export async function findLatestDraft<Slug extends ReviewableSlug>(
  payload: Payload,
  collection: Slug,
  id: number,
  reader?: TypedUser,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    ...(reader ? { user: reader, overrideAccess: false } : {}),
  });
  const [newest] = docs;
  return newest && { ...newest.version, id };
}
