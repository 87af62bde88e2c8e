import type { CollectionSlug, FieldHook } from 'payload';

/**
 * Creates a `beforeDuplicate` hook for a URL or slug field: the copy gets the first free value, as in `/pricing-copy`
 * and `/pricing-copy-2`. Payload's own suffix is not a valid URL (“/pricing - Copy”).
 */
export function createCopiedUrlHook(collection: CollectionSlug, field: 'url' | 'slug'): FieldHook {
  return async ({ value, req }) => {
    if (typeof value !== 'string' || value === '') return value;
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { like: 'copy' } },
      select: { [field]: true },
      pagination: false,
      depth: 0,
      req,
    });
    const taken = new Set(docs.map((doc): unknown => Reflect.get(doc, field)));
    return findFreeUrl(value, taken);
  };
}

function findFreeUrl(value: string, taken: ReadonlySet<unknown>): string {
  const first = value === '/' ? '/copy' : `${value}-copy`;
  let candidate = first;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${first}-${count}`;
  return candidate;
}
