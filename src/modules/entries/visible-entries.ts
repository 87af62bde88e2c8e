import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import type { DataFromCollectionSlug, TypedCollectionSelect, Where } from 'payload';
import { z } from 'zod';
import { buildEntryUrl, parseEntryUrl, getEntryKind, type EntryCollection } from '@/cms/core/kinds/entry-kinds';
import { getTableName } from '@/cms/core/database/entry-tables';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import {
  getNextVisibilityChange,
  getVisibilityPhase,
  buildVisibleAtFilter,
  type Visibility,
} from '@/cms/core/publishing/visibility';
import { setCacheExpiry, addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { findPublic, findPublishedEntry, queryPublished } from '@/modules/public-reader';

const nextRowSchema = z.object({ next: z.union([z.date(), z.string()]).nullable() });

/**
 * Returns the published entry of a collection at this path if it is visible, or was: `isOver` says which. Tags the page
 * being rendered with it, and sets the page's cache expiry to the entry's next visibility change.
 */
export const findEntry = cache(
  async <Collection extends EntryCollection>(
    collection: Collection,
    path: string,
  ): Promise<{ entry: DataFromCollectionSlug<Collection>; isOver: boolean } | undefined> => {
    const named = parseEntryUrl(path);
    if (named?.kind.collection !== collection || !/^[a-z0-9-]+(?:\/[a-z0-9.-]+)*$/.test(named.slug)) return undefined;
    await addCacheTags(pageTag(path));
    const entry = await findPublishedEntry(collection, { slug: { equals: named.slug } });
    if (!entry) return undefined;
    const now = new Date();
    const times = toVisibility(entry);
    const change = getNextVisibilityChange([times], now);
    if (change) await setCacheExpiry(change);
    const phase = getVisibilityPhase(times, now);
    return phase === 'before' ? undefined : { entry, isOver: phase === 'after' };
  },
);

/**
 * Builds a filter for the entries of a collection that are visible now. Tags the page being rendered with the
 * collection, and sets the page's cache expiry to the collection's next visibility change.
 */
export const buildVisibleWhere = cache(async (collection: EntryCollection): Promise<Where> => {
  await addCacheTags(dataTag(collection));
  if (!getEntryKind(collection).isTimed) return PUBLISHED_WHERE;
  const now = new Date();
  const next = await findNextChange(collection, now);
  if (next) await setCacheExpiry(next);
  return buildVisibleAtFilter(now);
});

interface VisibleEntriesOptions<Select> {
  select: Select;
  sort?: string[];
  /** All by default. */
  limit?: number;
}

/** Returns the entries of a collection that are visible now. Tags the page being rendered as `buildVisibleWhere` does. */
export async function findVisibleEntries<Collection extends EntryCollection, Select extends TypedCollectionSelect[Collection]>(
  collection: Collection,
  { select, ...order }: VisibleEntriesOptions<Select>,
) {
  return findPublic(collection, { where: await buildVisibleWhere(collection), select, ...order });
}

/** Adds its URL to an entry. Not for pages of the handbook, whose URLs include a group. */
export function withUrl<Entry extends { slug: string }>(
  collection: Exclude<EntryCollection, 'docs'>,
  entry: Entry,
): Entry & { url: string } {
  return { ...entry, url: buildEntryUrl(getEntryKind(collection), entry.slug) };
}

async function findNextChange(collection: EntryCollection, now: Date): Promise<Date | undefined> {
  const at = now.toISOString();
  const table = sql.identifier(getTableName(collection));
  const [row] = await queryPublished(
    nextRowSchema,
    sql`
    select min(moment) as next from (
      select visible_from as moment from ${table} where visible_from > ${at}
      union all
      select visible_until from ${table} where visible_until > ${at}
    ) as moments
  `,
  );
  return row?.next ? new Date(row.next) : undefined;
}

function toVisibility(entry: object): Visibility {
  const moment = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    visibleFrom: 'visibleFrom' in entry ? moment(entry.visibleFrom) : undefined,
    visibleUntil: 'visibleUntil' in entry ? moment(entry.visibleUntil) : undefined,
  };
}
