import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import type { DataFromCollectionSlug, Where } from 'payload';
import { z } from 'zod';
import { entryAddressOf, entryKindOf, type EntryCollection } from '@/cms/core/entry-kinds';
import { nextChange, phaseAt, publicAt, type Visibility } from '@/cms/core/visibility';
import { freshUntil, madeFrom } from '@/platform/page-cache/made-from';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { payload } from '@/modules/payload';

const PUBLISHED = { _status: { equals: 'published' } } as const;
const nextRow = z.object({ next: z.union([z.date(), z.string()]).nullable() });

/**
 * The published entry of a collection at this address, if there is one that is public, or was: `isOver` tells. The page
 * that is being made is noted as made from it, and as right until it begins or ends.
 */
export const entryAt = cache(async <Collection extends EntryCollection>(collection: Collection, path: string): Promise<{ entry: DataFromCollectionSlug<Collection>; isOver: boolean } | undefined> => {
  const named = entryAddressOf(path);
  if (named?.kind.collection !== collection || !/^[a-z0-9-]+(?:\/[a-z0-9.-]+)*$/.test(named.slug)) return undefined;
  await madeFrom(pageTag(path));
  const { docs } = await (await payload()).find({ collection, where: { and: [{ slug: { equals: named.slug } }, PUBLISHED] }, limit: 1, pagination: false, depth: 0 });
  const [entry] = docs;
  if (!entry) return undefined;
  const now = new Date();
  const times = visibilityOf(entry);
  const change = nextChange([times], now);
  if (change) await freshUntil(change);
  const phase = phaseAt(times, now);
  return phase === 'before' ? undefined : { entry, isOver: phase === 'after' };
});

/**
 * What the entries of a collection that are public now have in common, to look for them by. The page that is being made
 * is noted as made from all of them, and as right until the next one begins or ends.
 */
export const visibleNow = cache(async (collection: EntryCollection): Promise<Where> => {
  await madeFrom(dataTag(collection));
  if (!entryKindOf(collection).isTimed) return PUBLISHED;
  const now = new Date();
  const next = await nextChangeOf(collection, now);
  if (next) await freshUntil(next);
  return publicAt(now);
});

async function nextChangeOf(collection: EntryCollection, now: Date): Promise<Date | undefined> {
  const at = now.toISOString();
  const table = sql.identifier(collection.replaceAll('-', '_'));
  const { rows } = await (await payload()).db.drizzle.execute(sql`
    select min(moment) as next from (
      select visible_from as moment from ${table} where _status = 'published' and visible_from > ${at}
      union all
      select visible_until from ${table} where _status = 'published' and visible_until > ${at}
    ) as moments
  `);
  const { next } = nextRow.parse(rows[0]);
  return next === null ? undefined : new Date(next);
}

function visibilityOf(entry: object): Visibility {
  const moment = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return { visibleFrom: 'visibleFrom' in entry ? moment(entry.visibleFrom) : undefined, visibleUntil: 'visibleUntil' in entry ? moment(entry.visibleUntil) : undefined };
}
