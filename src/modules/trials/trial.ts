import { z } from 'zod';

/*
 * What a trial is, for the browser too. Its state is worked out from its times whenever somebody looks, and stored
 * nowhere, so that nothing has to happen at the moment at which a trial ends.
 */

/** How many days before its end a trial is about to end: its person is reminded then. */
export const REMINDER_DAYS = 7;
/** The page that says what an end means, and has the form for more time. */
export const TRIAL_END_PATH = '/edb-postgres-trial-expiration';

const DAY_MS = 24 * 60 * 60 * 1000;

export const TRIAL_STATES = [
  { value: 'running', label: 'Running' },
  { value: 'ends-soon', label: 'Ends soon' },
  { value: 'ended', label: 'Ended' },
] as const;
export type TrialState = (typeof TRIAL_STATES)[number]['value'];

/** A trial of the person who asks. */
export const ownTrialSchema = z.object({
  id: z.number(),
  /** What is tried. */
  name: z.string().min(1),
  startsAt: z.iso.datetime(),
  /** The first moment at which it has ended. */
  endsAt: z.iso.datetime(),
  /** Whether it lasts longer than at its beginning. */
  isExtended: z.boolean(),
});
export type OwnTrial = z.infer<typeof ownTrialSchema>;

/** Answer of GET /account/trials: the person's trials, the one with the latest end first. */
export const ownTrialsSchema = z.object({
  trials: z.array(ownTrialSchema),
  /** Whether the identity provider says that the person's mail address is theirs: only then trials of it are theirs. */
  isAddressVerified: z.boolean(),
});
export type OwnTrials = z.infer<typeof ownTrialsSchema>;

/**
 * How a trial stands.
 * @param endsAt as ISO 8601
 * @param now milliseconds since 1970
 */
export function getTrialState(endsAt: string, now: number): TrialState {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return 'ended';
  return left <= REMINDER_DAYS * DAY_MS ? 'ends-soon' : 'running';
}

/**
 * How many days of the calendar lie between now and a moment: 0 is today, 1 is tomorrow. Days are counted and not hours,
 * so a day of 23 or 25 hours is one day.
 * @param moment as ISO 8601
 * @param now milliseconds since 1970
 * @param timeZone as in the IANA database; without it, that of the reader
 */
export function countCalendarDaysUntil(moment: string, now: number, timeZone?: string): number {
  return getDayNumber(Date.parse(moment), timeZone) - getDayNumber(now, timeZone);
}

/** The number of a calendar day, whatever the clocks of its zone do. */
function getDayNumber(time: number, timeZone: string | undefined): number {
  // Swedish writes 2026-11-21.
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)) / DAY_MS;
}

/** When something that happens in so many days happens, in words: today, tomorrow, in 12 days. */
export function formatDaysUntil(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** When a trial ends that begins now. @param days as the form's definition has it */
export function getTrialEnd(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY_MS);
}
