import { hasPassed, type TimeRange } from '@/platform/zoned-time';

/** What is still to come, the next one first, and what is over, the last one first. */
export function splitByTime<Entry extends TimeRange>(entries: readonly Entry[], now: Date): { upcoming: Entry[]; past: Entry[] } {
  const sorted = entries.toSorted((one, other) => one.begin.epochMilliseconds - other.begin.epochMilliseconds);
  return {
    upcoming: sorted.filter(({ end }) => !hasPassed(end, now)),
    past: sorted.filter(({ end }) => hasPassed(end, now)).toReversed(),
  };
}

/** When the next of these ends, from which moment on it belongs to the past; undefined when none is to come. */
export function getNextEnd(entries: readonly TimeRange[], now: Date): Date | undefined {
  const ends = entries.map(({ end }) => end.epochMilliseconds).filter((end) => end > now.getTime());
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}
