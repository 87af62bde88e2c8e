import { z } from 'zod';
import type { OccurrencePlan } from '@/cms/entries/occurrence';
import { toDate, toTimeInZone } from '@/platform/zoned-time';

/** A plan as the outbox stores it, with what an email compares. */
const storedPlanSchema = z.object({ begin: z.iso.datetime(), end: z.iso.datetime(), place: z.string() });
type StoredPlan = z.output<typeof storedPlanSchema>;

/** Returns what the outbox stores of how something was announced before. */
export function toStoredPlan({ time, place }: OccurrencePlan): StoredPlan {
  return { begin: toDate(time.begin).toISOString(), end: toDate(time.end).toISOString(), place };
}

/** Parses how something was announced before, in the time zone of now; undefined for a message from an earlier release. */
export function parseStoredPlan(stored: unknown, { time }: OccurrencePlan): OccurrencePlan | undefined {
  const { data } = storedPlanSchema.safeParse(stored);
  if (data === undefined) return undefined;
  const zone = time.begin.timeZoneId;
  return { time: { begin: toTimeInZone(data.begin, zone), end: toTimeInZone(data.end, zone) }, place: data.place };
}
