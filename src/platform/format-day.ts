const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a day for readers in the one form of pages, mail, and PDFs: November 21, 2026. Times count in UTC. A date that an
 * editor hasn't finished typing, which the preview of a draft shows, stays as it is.
 */
export function formatDay(day: string | Date): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(day) : FORMAT.format(date);
}
