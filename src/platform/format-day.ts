const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A figure may be that of a month, which `Date` reads as its first day. */
const MONTH = /^\d{4}-\d{2}$/;

/**
 * Formats a day for readers in the one form of pages, mail, and PDFs: November 21, 2026. Times count in UTC. A month without a
 * day stays one, and so does a date that an editor hasn't finished typing, which the preview of a draft shows.
 */
export function formatDay(day: string | Date): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return String(day);
  return (typeof day === 'string' && MONTH.test(day) ? MONTH_FORMAT : DAY_FORMAT).format(date);
}
