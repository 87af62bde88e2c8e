import { type DataFromCollectionSlug, Forbidden, type Payload, type TypedUser } from 'payload';
import type { ReviewableSlug } from '@/cms/core/kinds/reviewable-collections';

interface EntryId<Slug extends ReviewableSlug> {
  collection: Slug;
  id: number;
}

/** Returns the latest version of an entry, published or not; undefined when the entry does not exist. */
export async function findLatestDraft<Slug extends ReviewableSlug>(
  payload: Payload,
  { collection, id }: EntryId<Slug>,
  access: { user: TypedUser; overrideAccess: false } | { overrideAccess: true } = { overrideAccess: true },
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    ...access,
  });
  const [newest] = docs;
  return newest && { ...newest.version, id };
}

/** Returns the latest version of an entry; undefined also when this user has no read access to it. */
export async function findReadableDraft<Slug extends ReviewableSlug>(
  payload: Payload,
  entry: EntryId<Slug>,
  user: TypedUser,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  try {
    return await findLatestDraft(payload, entry, { user, overrideAccess: false });
  } catch (error) {
    if (error instanceof Forbidden) return undefined;
    throw error;
  }
}
