import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isPublicWrite } from '@/cms/core/draft-writes';
import type { EntryBeforeChange } from '@/cms/core/entry-before-change';
import type { EntryCollection } from '@/cms/core/entry-kinds';
import { isPublished } from '@/cms/core/is-published';
import { findOccurrenceChange, isMoved, type Occurrence, type OccurrenceChange } from '@/cms/core/occurrence';
import { RequestStore } from '@/cms/core/request-store';
import { findLastPublished } from '@/cms/core/stored-rows';
import { isTrashRestore } from '@/cms/core/trash';
import { toDate, type TimeRange } from '@/platform/zoned-time';

/** A collection whose entries take place at a time. */
export interface OccurrenceOptions {
  /** Returns when an entry takes place, which its rules have validated. */
  getTime: (entry: unknown) => TimeRange;
  /** Notifies people of a change, in the transaction of the publish. */
  announce: (published: PublishedOccurrence, change: OccurrenceChange, req: PayloadRequest) => Promise<void>;
}

const text = z.string().nullable().catch(null);
const keptSchema = z.object({ previousStart: text, originalSlug: text });
/** The parts of a published entry that a notice is about. */
const publishedSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  publishedAt: z.string(),
  originalSlug: z.string().nullish(),
});
export type PublishedOccurrence = z.output<typeof publishedSchema>;
const storedSchema = z.object({ slug: z.string(), canceled: z.boolean().nullish() });

/** Creates what keeps track of when entries were published to take place, and announces what has changed. */
export function createOccurrenceHooks(
  collection: EntryCollection,
  before: EntryBeforeChange<object>,
  { getTime, announce }: OccurrenceOptions,
): {
  beforeChange: CollectionBeforeChangeHook;
  announceChange: (entry: { id: number }, req: PayloadRequest) => Promise<void>;
} {
  /** What visitors saw last of the entries that the request publishes. */
  const lastPublished = new RequestStore<unknown, unknown>(`last-published:${collection}`);
  const toOccurrence = (entry: unknown): Occurrence => ({
    time: getTime(entry),
    isCanceled: storedSchema.parse(entry).canceled === true,
  });
  return {
    beforeChange: async ({ data, originalDoc, req }) => {
      const id: unknown = originalDoc?.id;
      const stored = before.get(req, id);
      const kept = keptSchema.parse((isTrashRestore(req) ? data : stored) ?? {});
      if (!isPublicWrite(req, collection, { data, original: originalDoc })) return { ...data, ...kept };
      const last = isPublished(stored) ? stored : await findLastPublished(req, collection, id);
      lastPublished.for(req).set(id, last);
      const entry: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
      // Content moves between databases with what was published before.
      const known = req.context['importing'] === true ? keptSchema.parse(data) : buildKnown(toOccurrence, { last, entry, kept });
      return { ...data, ...known, cancellation: entry['canceled'] === true ? entry['cancellation'] : null };
    },
    announceChange: async (entry, req) => {
      const last = lastPublished.for(req).get(entry.id);
      lastPublished.for(req).delete(entry.id);
      if (last === undefined) return;
      const change = findOccurrenceChange(toOccurrence(last), toOccurrence(entry), new Date());
      if (change !== undefined) await announce(publishedSchema.parse(entry), change, req);
    },
  };
}

type Kept = z.output<typeof keptSchema>;

/** Returns the former start of what is moved, and the first slug of what is renamed. */
function buildKnown(
  toOccurrence: (entry: unknown) => Occurrence,
  { last, entry, kept }: { last: unknown; entry: object; kept: Kept },
): Kept {
  if (last === undefined) return kept;
  const [from, to] = [toOccurrence(last), toOccurrence(entry)];
  const { slug } = storedSchema.parse(last);
  return {
    previousStart: isMoved(from, to, new Date()) ? toDate(from.time.begin).toISOString() : kept.previousStart,
    originalSlug: kept.originalSlug ?? (slug === storedSchema.parse(entry).slug ? null : slug),
  };
}
