import { endOfDay, startOfDay } from '@/platform/zoned-days';
import { isDay } from '@/cms/core/day';
import type { Visibility } from '@/cms/core/visibility';
import { JOB_PLACES } from './options';

/** From when to when a job is listed. */
export function visibilityOfJob({ posted, closes, place }: Readonly<Record<string, unknown>>): Visibility {
  const zone = JOB_PLACES.find(({ value }) => value === place)?.zone;
  if (zone === undefined || isDay(posted) !== true || isDay(closes) !== true) return {};
  return { visibleFrom: startOfDay(String(posted), zone).toISOString(), visibleUntil: endOfDay(String(closes), zone).toISOString() };
}
