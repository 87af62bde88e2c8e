import * as z from 'zod/mini';
import { getCalendarDay } from '@/platform/calendar-day';
import { DAY_MS } from '@/platform/durations';

/*
 * Trials, for the browser, too. A trial's state is derived from its times on each read and never stored, so nothing has
 * to happen at the moment a trial ends.
 */

/** A trial counts as ending soon this many days before its end. That is when the reminder is sent. */
export const REMINDER_DAYS = 7;
/** Path of the page that explains what a trial's end means, with the form to request more time. */
export const TRIAL_END_PATH = '/edb-postgres-trial-expiration';

export const TRIAL_STATES = [
  { value: 'running', label: 'Running' },
  { value: 'ends-soon', label: 'Ends soon' },
  { value: 'ended', label: 'Ended' },
] as const;
type TrialState = (typeof TRIAL_STATES)[number]['value'];

/** A trial of the signed-in user. */
const accountTrialSchema = z.object({
  id: z.number(),
  /** Name of the product of the trial. */
  name: z.string().check(z.minLength(1)),
  startsAt: z.iso.datetime(),
  /** The first moment at which the trial has ended. */
  endsAt: z.iso.datetime(),
  /** Whether the end has been extended. */
  isExtended: z.boolean(),
});
export type AccountTrial = z.infer<typeof accountTrialSchema>;

/** Response of GET /account/trials: the user's trials, the one with the latest end first. */
export const accountTrialsSchema = z.object({
  trials: z.array(accountTrialSchema),
  /** Whether the identity provider has verified the user's email address. Otherwise its trials aren't listed. */
  isAddressVerified: z.boolean(),
});
export type AccountTrials = z.infer<typeof accountTrialsSchema>;

/**
 * Returns the state of a trial.
 * @param endsAt in ISO 8601 format
 * @param now in milliseconds since 1970
 */
export function getTrialState(endsAt: string, now: number): TrialState {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return 'ended';
  return left <= REMINDER_DAYS * DAY_MS ? 'ends-soon' : 'running';
}

/**
 * Counts the calendar days from now to a given time: 0 is today, 1 is tomorrow. Counts days instead of hours, so a day
 * of 23 or 25 hours is one day.
 * @param moment in ISO 8601 format
 * @param now in milliseconds since 1970
 * @param timeZone IANA name; defaults to the reader's
 */
export function countCalendarDaysUntil(moment: string, now: number, timeZone?: string): number {
  return getDayNumber(Date.parse(moment), timeZone) - getDayNumber(now, timeZone);
}

/** Returns the number of a calendar day, regardless of clock changes in its time zone. */
function getDayNumber(time: number, timeZone: string | undefined): number {
  return Date.parse(getCalendarDay(time, timeZone)) / DAY_MS;
}

/** Formats a number of days in words: today, tomorrow, in 12 days. */
export function formatDaysUntil(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/**
 * Returns the end of a trial that starts at a given time.
 * @param days from the form's definition
 */
export function getTrialEnd(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY_MS);
}
