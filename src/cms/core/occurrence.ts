import { hasPassed, type TimeRange } from '@/platform/zoned-time';

/*
 * Webinars and events take place once: they can be canceled, and moved to another time (docs/decisions/0066).
 */

/** What people who have registered are notified of. */
export const OCCURRENCE_CHANGES = ['canceled', 'resumed', 'moved'] as const;
export type OccurrenceChange = (typeof OCCURRENCE_CHANGES)[number];

/** When something takes place, and whether it was canceled. */
export interface Occurrence {
  readonly time: TimeRange;
  readonly isCanceled: boolean;
}

/**
 * Returns what has changed for people who know it as it was published before; undefined when nothing has. What is over has taken
 * place: nobody is notified when it is corrected, or announced again for next year.
 */
export function findOccurrenceChange(before: Occurrence, after: Occurrence, now: Date): OccurrenceChange | undefined {
  if (after.isCanceled) return before.isCanceled || hasPassed(before.time.end, now) ? undefined : 'canceled';
  if (hasPassed(after.time.end, now)) return undefined;
  if (before.isCanceled) return 'resumed';
  return isMoved(before, after, now) ? 'moved' : undefined;
}

/** Returns whether it begins at another time than people expect. */
export function isMoved({ time: before }: Occurrence, { time: after }: Occurrence, now: Date): boolean {
  return !hasPassed(before.end, now) && before.begin.epochMilliseconds !== after.begin.epochMilliseconds;
}

/** The fields that an entry has beside its own when it takes place at a time. */
export interface OccurrenceFields {
  readonly slug: string;
  readonly canceled?: boolean | null | undefined;
  readonly originalSlug?: string | null | undefined;
}

/** What the title of a canceled entry begins with. */
export const CANCELED_PREFIX = 'Canceled: ';
const STARTS_WITH_CANCELED = /^cancell?ed\b/i;

/** Returns the title that visitors see, wherever the entry is listed. An editor may have written the word already. */
export function buildPublicTitle({ title, canceled }: { title: string; canceled?: boolean | null | undefined }): string {
  return canceled === true && !STARTS_WITH_CANCELED.test(title) ? CANCELED_PREFIX + title : title;
}

/** Returns the slug by which calendars and registrations know an entry: the first one with which it was published. */
export function getOriginalSlug({ slug, originalSlug }: OccurrenceFields): string {
  return originalSlug || slug;
}
