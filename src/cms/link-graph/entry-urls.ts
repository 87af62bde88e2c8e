import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildDocUrl, parseDocVersion } from '@/cms/core/kinds/docs-locations';
import { isPublished } from '@/cms/core/publishing/is-published';
import { findStoredRow } from '@/cms/core/database/stored-rows';
import { buildEntryUrl, type EntryCollection, getEntryKind, LISTED_KINDS } from '@/cms/core/kinds/entry-kinds';

/** The collections whose entries have a URL that editors may change. */
export type RoutableCollection = 'pages' | EntryCollection;

/** The collections without drafts whose rows define URLs too. */
export type RoutableDataCollection = 'redirects' | 'docs-groups';

const textSchema = z.string().nullish().catch(undefined);
const rowSchema = z.object({
  url: textSchema,
  slug: textSchema,
  version: textSchema,
  group: textSchema,
  key: textSchema,
  from: textSchema,
});

/** Parses the fields of a row; returns an empty object when there is no row. */
function parseFields(stored: unknown): z.infer<typeof rowSchema> {
  return rowSchema.nullish().parse(stored) ?? {};
}

/** Returns the URL of an entry with these fields; undefined while it has none. */
export function getEntryUrl(collection: RoutableCollection, fields: unknown): string | undefined {
  const { url, slug, version, group } = parseFields(fields);
  if (collection === 'pages') return url ?? undefined;
  if (!slug) return undefined;
  if (collection !== 'docs') return buildEntryUrl(getEntryKind(collection), slug);
  const known = parseDocVersion(version ?? '');
  return known && group ? buildDocUrl({ version: known, group, slug }) : undefined;
}

/**
 * Returns the entry's current public URL. The previous document in hooks may be a draft; the collection's own table
 * holds the published version.
 */
export async function findPublishedUrl(
  collection: RoutableCollection & CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<string | undefined> {
  const found = await findStoredRow(req, collection, id);
  return isPublished(found) ? getEntryUrl(collection, found) : undefined;
}

/** Returns the public URLs that this row defines. */
export function getDataRowUrls(collection: RoutableDataCollection, fields: unknown): string[] {
  const { from, version, key } = parseFields(fields);
  switch (collection) {
    case 'redirects':
      return from ? [from] : [];
    case 'docs-groups': {
      const known = parseDocVersion(version ?? '');
      return known && key ? [buildDocUrl({ version: known, group: key })] : [];
    }
  }
}

/** Returns the collection with this slug if its entries have URLs. */
export function getRoutableCollection(slug: string): RoutableCollection | undefined {
  return slug === 'pages' ? slug : LISTED_KINDS.find(({ collection }) => collection === slug)?.collection;
}

/** Returns the ID of an entry from its fields; undefined before it is saved. */
export function getEntryId(fields: unknown): number | string | undefined {
  if (typeof fields !== 'object' || fields === null || !('id' in fields)) return undefined;
  return typeof fields.id === 'number' || typeof fields.id === 'string' ? fields.id : undefined;
}
