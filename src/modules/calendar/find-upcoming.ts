import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import type { TimeRange } from '@/platform/zoned-time';
import { getNextEnd, splitByTime } from './split-by-time';

/** Returns the entries that aren't over, next first. The page being rendered expires when the next of them ends. */
export async function findUpcoming<Entry extends TimeRange>(entries: readonly Entry[]): Promise<Entry[]> {
  const now = new Date();
  const end = getNextEnd(entries, now);
  if (end) await setCacheExpiry(end);
  return splitByTime(entries, now).upcoming;
}
