import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '@/platform/durations';

/** More than a test takes. */
const TEST_MS = 60_000;

/**
 * Waits for the next day (UTC) when this one is about to end. What the site counts for a day begins anew then, which would be in
 * the middle of a test.
 */
export async function avoidMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < TEST_MS) await wait(left);
}
