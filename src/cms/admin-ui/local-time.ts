import { toInstant } from '@/platform/zoned-days';

/** The latest time that inputs accept. Without it, browsers accept years of six digits, which no date here may have. */
export const LOCAL_TIME_MAX = '9999-12-31T23:59';

/**
 * Converts the value of a `datetime-local` input to the time at which the clocks of a time zone show it; undefined while it
 * is incomplete or invalid.
 */
export function parseLocalTime(wallTime: string, zone: string): Date | undefined {
  const [day, time] = wallTime.split('T');
  if (!day || !time) return undefined;
  try {
    return toInstant(day, time, zone);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the time zone of the browser. */
export function getOwnTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the time zones to choose from, the own one first. Some browsers leave out UTC or the user's own time zone. */
export function listTimeZones(): string[] {
  return [...new Set([getOwnTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

const TIME_FORMAT: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
};

/**
 * Formats a time as the lists of the admin do, in the time zone of the browser unless another is given: Nov 26, 2026, 6:18 PM
 * GMT-5 (DATE_TIME_FORMAT).
 */
export function formatAdminTime(date: Date, timeZone?: string): string {
  // Node puts another space before AM and PM than Chromium, and hydration would find a difference.
  return date.toLocaleString('en-US', { ...TIME_FORMAT, timeZone }).replaceAll('\u202F', ' ');
}
