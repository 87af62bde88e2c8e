import type { CollectionSlug, PayloadRequest, ValidationFieldError, Where } from 'payload';
import { z } from 'zod';
import { parseDocUrl } from '@/cms/core/kinds/docs-locations';
import { getEntryKind, parseEntryUrl, type EntryCollection } from '@/cms/core/kinds/entry-kinds';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import type { ContentRule, ContentToValidate } from './validate-content';
import { type RoutableCollection, getEntryId, getEntryUrl, findPublishedUrl } from './entry-urls';
import { isOwnRoute } from './link-targets';
import { findRedirectFrom } from './redirects';

/**
 * Creates the rule that an entry's URL is used by no other entry of its collection, by no redirect, by no route of the site, and
 * by nothing that is public: a page at the URL of a post would hide it.
 */
export function createUniqueUrlRule(collection: RoutableCollection & CollectionSlug): ContentRule {
  const path = collection === 'pages' ? 'url' : 'slug';
  return async ({ data, req }) => {
    const url = getEntryUrl(collection, data);
    if (url === undefined) return [];
    const others = await req.payload.count({
      collection,
      where: { and: [buildSameUrlFilter(collection, data), { id: { not_equals: getEntryId(data) ?? 0 } }] },
      req,
    });
    const rival = await findPublicRival(collection, url, req);
    const atRedirect = await findRedirectConflict(collection, url, { data, req });
    const problems = [
      ...(isOwnRoute(url) ? [`The site itself uses the URL ${url}. Choose another one.`] : []),
      ...(others.totalDocs > 0 ? [`Another entry has the URL ${url}. Choose another one.`] : []),
      ...(rival === undefined ? [] : [`${rival} has the URL ${url}. Choose another one.`]),
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

/**
 * Returns what has the URL of an entry with these fields, as the beginning of a sentence. It is undefined when the URL is free, or
 * the entry has none. Of other collections, only what is public counts.
 */
export async function findUrlOwner(
  collection: RoutableCollection & CollectionSlug,
  data: ContentToValidate['data'],
  req: PayloadRequest,
): Promise<string | undefined> {
  const url = getEntryUrl(collection, data);
  if (url === undefined) return undefined;
  return (
    (await findAt({ collection, where: buildSameUrlFilter(collection, data) }, url, req)) ?? findPublicRival(collection, url, req)
  );
}

const rivalFieldsSchema = z.object({ title: z.string().nullish(), label: z.string().nullish() });

/** Returns what is public at this URL in the other collections: a page for an entry, an entry for a page. */
async function findPublicRival(collection: RoutableCollection, url: string, req: PayloadRequest): Promise<string | undefined> {
  const place = collection === 'pages' ? parseEntryPlace(url) : { collection: 'pages' as const, where: { url: { equals: url } } };
  return place && findAt({ collection: place.collection, where: { and: [place.where, PUBLISHED_WHERE] } }, url, req);
}

interface EntryPlace {
  collection: RoutableCollection & CollectionSlug;
  where: Where;
}

async function findAt({ collection, where }: EntryPlace, url: string, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const [rival] = docs;
  if (!rival) return undefined;
  const { title, label } = rivalFieldsSchema.parse(rival);
  const kind = collection === 'pages' ? 'page' : getEntryKind(collection).singular.toLowerCase();
  return `The ${kind} “${title ?? label ?? url}”`;
}

/** Returns the collection whose entries have URLs like this one, and the filter for the entry. */
function parseEntryPlace(url: string): (EntryPlace & { collection: EntryCollection }) | undefined {
  const found = parseEntryUrl(url);
  if (found?.kind.collection !== 'docs')
    return found && { collection: found.kind.collection, where: { slug: { equals: found.slug } } };
  const doc = parseDocUrl(url);
  return doc?.slug === undefined ? undefined : { collection: 'docs', where: buildSameUrlFilter('docs', { ...doc }) };
}

/** Returns an error when a redirect already uses this URL. */
async function findRedirectConflict(
  collection: RoutableCollection,
  url: string,
  { data, req }: ContentToValidate,
): Promise<string[]> {
  const redirect = await findRedirectFrom(url, req);
  if (!redirect) return [];
  const id = getEntryId(data);
  // The entry moves back to a URL that it had before.
  if (id !== undefined && (await findPublishedUrl(collection, id, req)) === redirect.to) return [];
  return [
    `${redirect.from} is an old URL, which redirects to ${redirect.to}. Choose another one, or delete that redirect first.`,
  ];
}
