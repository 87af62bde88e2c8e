import { examClockSchema } from '../exam';
import { EXAM_PATHS } from '../exam-paths';

const TIME_LIMIT_MS = 8_000;

/** The seconds that were left at a moment of the page's own time (`performance.now()`). */
export interface ReportedTime {
  readonly secondsLeft: number;
  readonly at: number;
}

/** Returns the seconds that are left now, by the newest report; negative once the end is past. */
export function getSecondsLeft(reports: readonly (ReportedTime | undefined)[], now: number): number {
  const [newest] = reports.filter((report) => report !== undefined).toSorted((one, other) => other.at - one.at);
  return newest === undefined ? 0 : newest.secondsLeft - Math.floor((now - newest.at) / 1000);
}

/** Asks the server how much time is left; undefined when it can't be reached. */
export async function fetchTimeLeft(): Promise<ReportedTime | undefined> {
  try {
    const response = await fetch(EXAM_PATHS.clock, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const content: unknown = await response.json();
    const { data } = examClockSchema.safeParse(content);
    return data && { secondsLeft: data.secondsLeft, at: performance.now() };
  } catch {
    // No network: the clock keeps running and asks again later.
    return undefined;
  }
}
