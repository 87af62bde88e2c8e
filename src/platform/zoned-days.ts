import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which a day begins in a zone. Mostly that is midnight; where the clocks are put forward at midnight, it
 * is the first moment that there is.
 *
 * @param day as 2026-11-21
 * @param zone as in the IANA database: America/New_York
 */
export function startOfDay(day: string, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** The moment at which a day is over in a zone: the beginning of the next one. */
export function endOfDay(day: string, zone: string): Date {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), zone);
}

/** The moment at which the clocks of a zone show this time; of one that they show twice or never, what RFC 5545 says. */
export function toInstant(day: string, time: string, zone: string): Date {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds,
  );
}

/** The last moment of a day in a zone as text with its offset (ISO 8601): 2026-11-30T23:59:59-05:00. */
export function formatEndOfDay(day: string, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(endOfDay(day, zone).getTime())
    .toZonedDateTimeISO(zone)
    .subtract({ seconds: 1 })
    .toString({ timeZoneName: 'never' });
}
