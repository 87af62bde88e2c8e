import { Temporal } from 'temporal-polyfill';

/**
 * Returns the moment at which a day begins in a time zone. This is usually midnight; where clocks go forward at
 * midnight, it is the first moment that exists.
 *
 * @param day such as 2026-11-21
 * @param zone from the IANA database, such as America/New_York
 */
export function startOfDay(day: string, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** Returns the moment at which a day ends in a time zone: the start of the next day. */
export function endOfDay(day: string, zone: string): Date {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), zone);
}

/**
 * Returns the instant at which the clocks of a time zone show this time. For a time that occurs twice or never, RFC
 * 5545 decides.
 */
export function toInstant(day: string, time: string, zone: string): Date {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds,
  );
}

/** Formats the last second of a day in a time zone, with its offset (ISO 8601): 2026-11-30T23:59:59-05:00. */
export function formatEndOfDay(day: string, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(endOfDay(day, zone).getTime())
    .toZonedDateTimeISO(zone)
    .subtract({ seconds: 1 })
    .toString({ timeZoneName: 'never' });
}
