import { hasPassed, type TimeRange } from '@/platform/zoned-time';

/*
 * Webinars and events take place once: they can be canceled, and moved to another time or place (docs/decisions/0066).
 */

/** What people who have registered are notified of. */
export const OCCURRENCE_CHANGES = ['canceled', 'resumed', 'moved'] as const;
export type OccurrenceChange = (typeof OCCURRENCE_CHANGES)[number];

/** When and where something takes place. */
export interface OccurrencePlan {
  readonly time: TimeRange;
  /** As people read it, such as a city. */
  readonly place: string;
}

/** What takes place, or was canceled. */
export interface Occurrence extends OccurrencePlan {
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
  return !hasPassed(before.time.end, now) && describeDifference(before, after) !== undefined ? 'moved' : undefined;
}

/** Returns whether it begins at another time than people expect. */
export function isMoved({ time: before }: OccurrencePlan, { time: after }: OccurrencePlan, now: Date): boolean {
  return !hasPassed(before.end, now) && isOtherTime(before.begin, after.begin);
}

/** Names what is new about when and where something takes place: “time and place”; undefined when nothing is. */
export function describeDifference(before: OccurrencePlan, after: OccurrencePlan): string | undefined {
  const parts = [
    ...(isOtherTime(before.time.begin, after.time.begin) ? ['time'] : []),
    // A start that moves usually takes the end along.
    ...(isEndMovedAlone(before.time, after.time) ? ['end time'] : []),
    ...(before.place === after.place ? [] : ['place']),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

function isEndMovedAlone(before: TimeRange, after: TimeRange): boolean {
  return !isOtherTime(before.begin, after.begin) && isOtherTime(before.end, after.end);
}

function isOtherTime(one: TimeRange['begin'], other: TimeRange['begin']): boolean {
  return one.epochMilliseconds !== other.epochMilliseconds;
}

/** The fields that an entry has beside its own when it takes place at a time. */
interface OccurrenceFields {
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
