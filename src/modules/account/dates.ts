import { getCalendarDay } from '@/platform/calendar-day';
import { DAY_MS } from '@/platform/durations';

const ENDING_SOON_DAYS = 60;

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a timestamp in the reader's time zone. */
export function formatDateTime(isoMoment: string): string {
  return dateTimeFormat.format(new Date(isoMoment));
}

/** The status of a term with a last day. */
type TermStatus =
  | { readonly state: 'running' }
  | { readonly state: 'ends-soon'; readonly days: number }
  | { readonly state: 'ended' };

/**
 * Returns whether a term is over whose last day is `endsOn`. The day counts until it is over everywhere on earth.
 * @param now milliseconds since the Unix epoch
 */
export function hasTermEnded(endsOn: string, now: number): boolean {
  return now > Date.parse(`${endsOn}T12:00:00Z`) + DAY_MS;
}

/**
 * Returns the status of a term that ends on a day, inclusive. The days left are calendar days.
 * @param now milliseconds since the Unix epoch
 * @param timeZone IANA name; defaults to the reader's
 */
export function getTermStatus(endsOn: string, now: number, timeZone?: string): TermStatus {
  if (hasTermEnded(endsOn, now)) return { state: 'ended' };
  const days = Math.max(0, (Date.parse(endsOn) - Date.parse(getCalendarDay(now, timeZone))) / DAY_MS);
  return days <= ENDING_SOON_DAYS ? { state: 'ends-soon', days } : { state: 'running' };
}
