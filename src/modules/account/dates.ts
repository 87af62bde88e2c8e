const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING_SOON_DAYS = 60;

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a timestamp in the reader's time zone. */
export function formatDateTime(isoMoment: string): string {
  return dateTimeFormat.format(new Date(isoMoment));
}

/** The status of a term with a last day. */
export type TermStatus =
  { readonly state: 'running' } | { readonly state: 'ends-soon'; readonly days: number } | { readonly state: 'ended' };

/**
 * Returns the status of a term that ends on a day, inclusive. The day counts until it is over everywhere on earth.
 * @param now milliseconds since the Unix epoch
 */
export function getTermStatus(endsOn: string, now: number): TermStatus {
  const left = Math.ceil((Date.parse(`${endsOn}T12:00:00Z`) + DAY_MS - now) / DAY_MS) - 1;
  if (left < 0) return { state: 'ended' };
  return left <= ENDING_SOON_DAYS ? { state: 'ends-soon', days: left } : { state: 'running' };
}
