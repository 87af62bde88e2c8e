import type { CollectionSlug, ValidationFieldError, Where } from 'payload';
import type { ContentRule, ContentToValidate } from './validate-content';
import { type RoutableCollection, getEntryUrl, findPublishedUrl } from './entry-urls';
import { findRedirectFrom } from './redirects';

/** Creates the rule that an entry's URL is used by no other entry and no redirect. */
export function createUniqueUrlRule(collection: RoutableCollection & CollectionSlug): ContentRule {
  const path = collection === 'pages' ? 'url' : 'slug';
  return async ({ data, req }) => {
    const address = getEntryUrl(collection, data);
    if (address === undefined) return [];
    const [others, atRedirect] = await Promise.all([
      req.payload.count({
        collection,
        where: { and: [buildSameUrlFilter(collection, data), { id: { not_equals: getId(data) ?? 0 } }] },
        req,
      }),
      findRedirectConflict(collection, address, { data, req }),
    ]);
    const problems = [
      ...(others.totalDocs > 0 ? [`Another entry has the URL ${address}. Choose another one.`] : []),
      ...atRedirect,
    ];
    return problems.map((message): ValidationFieldError => ({ path, message }));
  };
}

function buildSameUrlFilter(collection: RoutableCollection, { url, slug, version, group }: ContentToValidate['data']): Where {
  if (collection === 'pages') return { url: { equals: url } };
  if (collection !== 'docs') return { slug: { equals: slug } };
  return { and: [{ version: { equals: version } }, { group: { equals: group } }, { slug: { equals: slug } }] };
}

/** Returns an error when a redirect already uses this URL. */
async function findRedirectConflict(
  collection: RoutableCollection,
  address: string,
  { data, req }: ContentToValidate,
): Promise<string[]> {
  const redirect = await findRedirectFrom(address, req);
  if (!redirect) return [];
  const id = getId(data);
  // The entry moves back to a URL that it had before.
  if (id !== undefined && (await findPublishedUrl(collection, id, req)) === redirect.to) return [];
  return [
    `${redirect.from} is an old URL, which redirects to ${redirect.to}. Choose another one, or delete that redirect first.`,
  ];
}

function getId({ id }: ContentToValidate['data']): number | string | undefined {
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
