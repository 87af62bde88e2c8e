import { endOfDay, startOfDay } from '@/platform/zoned-days';
import { validateDate } from '@/cms/core/fields/date-field';
import type { Visibility } from '@/cms/core/publishing/visibility';
import { JOB_LOCATIONS } from './options';

/** Returns the period in which a job is listed. */
export function getJobVisibility({ posted, closes, place }: Readonly<Record<string, unknown>>): Visibility {
  const zone = JOB_LOCATIONS.find(({ value }) => value === place)?.zone;
  if (zone === undefined || validateDate(posted) !== true || validateDate(closes) !== true) return {};
  return {
    visibleFrom: startOfDay(String(posted), zone).toISOString(),
    visibleUntil: endOfDay(String(closes), zone).toISOString(),
  };
}
