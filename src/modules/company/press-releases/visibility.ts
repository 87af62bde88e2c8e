import { toInstant } from '@/platform/zoned-days';
import { validateDate } from '@/cms/core/date-field';
import type { Visibility } from '@/cms/core/visibility';

/** The zone in which a release has its day and its embargo: that of the head office. */
export const PRESS_TIME_ZONE = 'America/New_York';

/** Whether a value is a time of day with 24 hours: 09:00. */
export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** When a release becomes public. */
export function getReleaseVisibility({ published, embargo }: Readonly<Record<string, unknown>>): Visibility {
  if (validateDate(published) !== true) return {};
  return { visibleFrom: toInstant(String(published), isTimeOfDay(embargo) ? embargo : '00:00', PRESS_TIME_ZONE).toISOString() };
}
