import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isPublicWrite } from '@/cms/core/changes/draft-writes';
import type { EntryBeforeChange } from '@/cms/core/changes/entry-before-change';
import type { EntryCollection } from '@/cms/core/kinds/entry-kinds';
import { isPublished } from '@/cms/core/publishing/is-published';
import { RequestStore } from '@/cms/core/changes/request-store';
import { findLastPublished } from '@/cms/core/database/stored-rows';
import { isTrashRestore } from '@/cms/core/changes/trash';
import { toDate } from '@/platform/zoned-time';
import { findOccurrenceChange, isMoved, type Occurrence, type OccurrenceChange, type OccurrencePlan } from './occurrence';

/** A collection whose entries take place at a time. */
export interface OccurrenceOptions {
  /** Returns when and where an entry takes place, which its rules have validated. */
  getPlan: (entry: unknown) => OccurrencePlan;
  /** Notifies people of a change, in the transaction of the publish. */
  announce: (published: PublishedOccurrence, change: AnnouncedChange, req: PayloadRequest) => Promise<void>;
  /** Counts the people who have registered for an entry. */
  countPeople: (entry: PublishedOccurrence, req: PayloadRequest) => Promise<number>;
}

/** A change that was published, and how the entry was announced before and is now. */
export interface AnnouncedChange {
  readonly change: OccurrenceChange;
  readonly before: OccurrencePlan;
  readonly after: OccurrencePlan;
}

const textSchema = z.string().nullable().catch(null);
const keptSchema = z.object({ previousStart: textSchema, originalSlug: textSchema });
/** The parts of a published entry that a notice is about. */
export const publishedSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  publishedAt: z.string(),
  originalSlug: z.string().nullish(),
});
type PublishedOccurrence = z.output<typeof publishedSchema>;
const storedSchema = z.object({ slug: z.string(), canceled: z.boolean().nullish() });

/** Returns what takes place, by a published entry. */
export function toOccurrence({ getPlan }: Pick<OccurrenceOptions, 'getPlan'>, entry: unknown): Occurrence {
  return { ...getPlan(entry), isCanceled: storedSchema.parse(entry).canceled === true };
}

/** Creates what keeps track of when entries were published to take place, and announces what has changed. */
export function createOccurrenceHooks(
  collection: EntryCollection,
  before: EntryBeforeChange<object>,
  options: Pick<OccurrenceOptions, 'getPlan' | 'announce'>,
): {
  beforeChange: CollectionBeforeChangeHook;
  announceChange: (entry: { id: number }, req: PayloadRequest) => Promise<void>;
} {
  /** What visitors saw last of the entries that the request publishes. */
  const lastPublished = new RequestStore<unknown, unknown>(`last-published:${collection}`);
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
      const known = req.context['importing'] === true ? keptSchema.parse(data) : buildKnown(options, { last, entry, kept });
      return { ...data, ...known, cancellation: entry['canceled'] === true ? entry['cancellation'] : null };
    },
    announceChange: async (entry, req) => {
      const last = lastPublished.for(req).get(entry.id);
      lastPublished.for(req).delete(entry.id);
      if (last === undefined) return;
      const [from, to] = [toOccurrence(options, last), toOccurrence(options, entry)];
      const change = findOccurrenceChange(from, to, new Date());
      if (change !== undefined) await options.announce(publishedSchema.parse(entry), { change, before: from, after: to }, req);
    },
  };
}

type Kept = z.output<typeof keptSchema>;

/** Returns the former start of what is moved, and the first slug of what is renamed. */
function buildKnown(
  { getPlan }: Pick<OccurrenceOptions, 'getPlan'>,
  { last, entry, kept }: { last: unknown; entry: object; kept: Kept },
): Kept {
  if (last === undefined) return kept;
  const [from, to] = [getPlan(last), getPlan(entry)];
  const { slug } = storedSchema.parse(last);
  return {
    previousStart: isMoved(from, to, new Date()) ? toDate(from.time.begin).toISOString() : kept.previousStart,
    originalSlug: kept.originalSlug ?? (slug === storedSchema.parse(entry).slug ? null : slug),
  };
}
