import type { CollectionSlug, FieldHook } from 'payload';

/**
 * For `beforeDuplicate` of a field that is an address, or the end of one: the copy gets the first address that is free, as in
 * `/pricing-copy` and `/pricing-copy-2`. Payload's own would be none (“/pricing - Copy”).
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
