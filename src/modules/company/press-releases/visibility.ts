import { toInstant } from '@/platform/zoned-days';
import { validateDate } from '@/cms/core/fields/date-field';
import type { Visibility } from '@/cms/core/publishing/visibility';

/** The time zone of release dates and embargoes: the head office's. */
export const PRESS_TIME_ZONE = 'America/New_York';

/** Whether a value is a 24-hour time of day: 09:00. */
export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Returns when a release becomes public. */
export function getPressReleaseVisibility({ published, embargo }: Readonly<Record<string, unknown>>): Visibility {
  if (validateDate(published) !== true) return {};
  return { visibleFrom: toInstant(String(published), isTimeOfDay(embargo) ? embargo : '00:00', PRESS_TIME_ZONE).toISOString() };
}
