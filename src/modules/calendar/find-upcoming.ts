import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { getNextEnd, splitByTime, type TimedEntry } from './split-by-time';

/** Returns the entries that aren't over, next first. The page being rendered expires when the next of them ends. */
export async function findUpcoming<Entry extends TimedEntry>(entries: readonly Entry[]): Promise<Entry[]> {
  const now = new Date();
  const end = getNextEnd(entries, now);
  if (end) await setCacheExpiry(end);
  return splitByTime(entries, now).upcoming;
}
