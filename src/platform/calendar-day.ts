/**
 * Returns the calendar day in a time zone, such as 2026-11-21.
 * @param time milliseconds since the Unix epoch
 * @param timeZone IANA name; in a browser, the default is the reader's
 */
export function getCalendarDay(time: number, timeZone?: string): string {
  // The Swedish format is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);
}
