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

const WALL_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** A local time of an entry, which may end with its UTC offset. */
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Formats a local time such as 2026-11-21T14:30 without a time zone: Nov 21, 2026, 2:30 PM. Returns anything else as it is. */
export function formatWallTime(value: unknown): unknown {
  const time = typeof value === 'string' ? Date.parse(`${WALL_TIME.exec(value)?.[0]}Z`) : NaN;
  return Number.isNaN(time) ? value : WALL_TIME_FORMAT.format(time).replaceAll('\u202F', ' ');
}
