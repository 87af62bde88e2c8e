import { z } from 'zod';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { getSitePool } from '@/platform/site-database';
import { DAY_MS } from '@/platform/durations';
import { toUtcDay } from '@/platform/utc-day';
import type { Measurement } from './measure';
import { isComponentKey, type ComponentKey } from './components';

/** How many days are kept and shown, today included. */
export const HISTORY_DAYS = 90;
const STATEMENT_TIMEOUT_MS = 3_000;

/** The recorded checks of a part on a day (UTC): how many there were, and how many succeeded. */
export interface DayCount {
  /** As in `2026-11-23`. */
  day: string;
  checks: number;
  answered: number;
}

/** The recorded days of each part, the oldest first. A day without a recorded check is left out. */
export type StatusHistory = ReadonlyMap<ComponentKey, readonly DayCount[]>;

const rowSchema = z.object({ part: z.string(), day: z.iso.date(), checks: z.number().int(), answered: z.number().int() });

/** Counts the results of one run of the checks to today, and removes counts that are too old to be shown. */
export async function recordMeasurements(measurements: readonly Measurement[]): Promise<void> {
  await getSitePool().query(
    `with removed as (
       delete from site_status.day_count where day <= (now() at time zone 'utc')::date - $3::int
     )
     insert into site_status.day_count as kept (day, part, checks, answered)
     select (now() at time zone 'utc')::date, given.part, 1, given.answers::int
     from unnest($1::text[], $2::boolean[]) as given (part, answers)
     on conflict (day, part) do update set checks = kept.checks + 1, answered = kept.answered + excluded.answered`,
    [measurements.map(({ component }) => component), measurements.map(({ isUp }) => isUp), HISTORY_DAYS],
  );
}

/** Returns the counts of the last days; undefined when the database doesn't respond. */
export async function findHistory(): Promise<StatusHistory | undefined> {
  try {
    const { rows } = await runWithStatementTimeout(STATEMENT_TIMEOUT_MS, () =>
      getSitePool().query(
        `select part, day::text, checks, answered from site_status.day_count
         where day > (now() at time zone 'utc')::date - $1::int order by day`,
        [HISTORY_DAYS],
      ),
    );
    return groupByPart(z.array(rowSchema).parse(rows));
  } catch {
    // The database check on the same page reports it.
    return undefined;
  }
}

function groupByPart(rows: readonly z.infer<typeof rowSchema>[]): StatusHistory {
  const history = new Map<ComponentKey, DayCount[]>();
  for (const { part, ...count } of rows) if (isComponentKey(part)) history.set(part, [...(history.get(part) ?? []), count]);
  return history;
}

/** Returns the shown days (UTC), the oldest first and today last. */
export function listDays(now: Date): string[] {
  return Array.from({ length: HISTORY_DAYS }, (_each, index) =>
    toUtcDay(new Date(now.getTime() - (HISTORY_DAYS - 1 - index) * DAY_MS)),
  );
}

/** Sums up days. */
export function sumCounts(counts: readonly DayCount[]): Pick<DayCount, 'checks' | 'answered'> {
  return counts.reduce(
    (total, { checks, answered }) => ({ checks: total.checks + checks, answered: total.answered + answered }),
    { checks: 0, answered: 0 },
  );
}

/** Formats a share of checks without rounding a failure away: 99.99% and not 100%. */
export function formatShare({ checks, answered }: Pick<DayCount, 'checks' | 'answered'>): string {
  return `${Math.floor((answered / checks) * 10_000) / 100}%`;
}
