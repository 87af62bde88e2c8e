import type { CollectionSlug, ValidationFieldError, Where } from 'payload';
import type { ContentRule, EntryToCheck } from './check-content';
import { type AddressedCollection, addressOfFields, publicAddress } from './owned-addresses';
import { redirectFrom } from './redirects';

/** The rule that an entry stands at an address of its own, where there is neither another entry nor a redirect. */
export function freeAddress(collection: AddressedCollection & CollectionSlug): ContentRule {
  const path = collection === 'pages' ? 'url' : 'slug';
  return async ({ data, req }) => {
    const address = addressOfFields(collection, data);
    if (address === undefined) return [];
    const [others, atRedirect] = await Promise.all([
      req.payload.count({ collection, where: { and: [sameAddress(collection, data), { id: { not_equals: idOf(data) ?? 0 } }] }, req }),
      redirectProblem(collection, address, { data, req }),
    ]);
    const problems = [...(others.totalDocs > 0 ? [`Another entry has the URL ${address}. Choose another one.`] : []), ...atRedirect];
    return problems.map((message): ValidationFieldError => ({ path, message }));
  };
}

function sameAddress(collection: AddressedCollection, { url, slug, version, group }: EntryToCheck['data']): Where {
  if (collection === 'pages') return { url: { equals: url } };
  if (collection !== 'docs') return { slug: { equals: slug } };
  return { and: [{ version: { equals: version } }, { group: { equals: group } }, { slug: { equals: slug } }] };
}

/** An address at which a redirect stands belongs to what that leads to. */
async function redirectProblem(collection: AddressedCollection, address: string, { data, req }: EntryToCheck): Promise<string[]> {
  const redirect = await redirectFrom(address, req);
  if (!redirect) return [];
  const id = idOf(data);
  // The entry comes back to an address that it had before.
  if (id !== undefined && (await publicAddress(collection, id, req)) === redirect.to) return [];
  return [`${redirect.from} is an old URL, which redirects to ${redirect.to}. Choose another one, or delete that redirect first.`];
}

function idOf({ id }: EntryToCheck['data']): number | string | undefined {
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
