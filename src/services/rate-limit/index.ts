import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';
import { scheduleCleanup } from './cleanup';
import { type RateLimitResult, incrementUsage, type RateLimit, readUsage } from './rate-limit';

export type { RateLimitResult, RateLimit } from './rate-limit';

/**
 * Counts one use by this address and returns whether it is within the limit.
 * @throws when Postgres doesn't respond
 */
export async function consumeQuota(limit: RateLimit, address: string | undefined): Promise<RateLimitResult> {
  const pool = getSitePool();
  const allowance = await incrementUsage(pool, limit, { address, secret: environment.PAYLOAD_SECRET });
  scheduleCleanup(pool);
  return allowance;
}

/**
 * Returns whether one more use by this address is allowed, without counting it.
 * @throws when Postgres doesn't respond
 */
export function checkQuota(limit: RateLimit, address: string | undefined): Promise<RateLimitResult> {
  return readUsage(getSitePool(), limit, { address, secret: environment.PAYLOAD_SECRET });
}
