import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';
import { scheduleCleanup } from './cleanup';
import { type RateLimitResult, incrementUsage, type RateLimit, readUsage } from './rate-limit';

export type { RateLimitResult, RateLimit } from './rate-limit';

/**
 * Counts one use by whoever asks from this address, and says whether it is within the limit.
 * @throws when Postgres does not answer
 */
export async function consumeQuota(limit: RateLimit, address: string | undefined): Promise<RateLimitResult> {
  const pool = getSitePool();
  const allowance = await incrementUsage(pool, limit, address, environment.PAYLOAD_SECRET);
  scheduleCleanup(pool);
  return allowance;
}

/**
 * Whether it may be done once more from this address; nothing is counted.
 * @throws when Postgres does not answer
 */
export function checkQuota(limit: RateLimit, address: string | undefined): Promise<RateLimitResult> {
  return readUsage(getSitePool(), limit, address, environment.PAYLOAD_SECRET);
}
