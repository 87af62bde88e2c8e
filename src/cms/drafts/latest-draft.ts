import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload';
import type { ReviewableSlug } from '@/cms/core/review';

/**
 * The newest version of an entry, published or not; undefined when there is no such entry.
 * @param reader who must be allowed to read it; without one, the caller has decided that it may be shown
 * @throws Forbidden when the reader may not
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
