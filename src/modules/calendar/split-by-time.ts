import { hasPassed, type TimeRange } from '@/platform/zoned-time';

/** An entry with a time. */
export interface TimedEntry extends TimeRange {
  /** Why it doesn’t take place; undefined for one that does. */
  readonly cancellation?: string | undefined;
}

/**
 * Splits entries into upcoming ones, next first, and past ones, latest first. A canceled one is upcoming until its time, for people
 * who look for it there. It has no past.
 */
export function splitByTime<Entry extends TimedEntry>(
  entries: readonly Entry[],
  now: Date,
): { upcoming: Entry[]; past: Entry[] } {
  const sorted = entries.toSorted((one, other) => one.begin.epochMilliseconds - other.begin.epochMilliseconds);
  return {
    upcoming: sorted.filter(({ end }) => !hasPassed(end, now)),
    past: sorted.filter(({ end, cancellation }) => hasPassed(end, now) && cancellation === undefined).toReversed(),
  };
}

/** Returns when the next entry ends and becomes past; undefined when none is upcoming. */
export function getNextEnd(entries: readonly TimeRange[], now: Date): Date | undefined {
  const ends = entries.map(({ end }) => end.epochMilliseconds).filter((end) => end > now.getTime());
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}
