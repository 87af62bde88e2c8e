const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day for readers in the one form of pages, mail, and PDFs: November 21, 2026. Times count in UTC. */
export function formatDay(day: string | Date): string {
  return FORMAT.format(new Date(day));
}
