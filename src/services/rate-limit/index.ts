import { environment } from '@/platform/environment';
import { siteDatabase } from '@/platform/site-database';
import { forgetEnded } from './forget-ended';
import { type Allowance, countUse, type Limit, usesLeft } from './rate-limit';

export type { Allowance, Limit } from './rate-limit';

/**
 * Counts one use by whoever asks from this address, and says whether it is within the limit.
 * @throws when Postgres does not answer
 */
export async function mayOnceMore(limit: Limit, address: string | undefined): Promise<Allowance> {
  const pool = siteDatabase();
  const allowance = await countUse(pool, limit, address, environment.PAYLOAD_SECRET);
  forgetEnded(pool);
  return allowance;
}

/**
 * Whether it may be done once more from this address; nothing is counted.
 * @throws when Postgres does not answer
 */
export function mayBeDone(limit: Limit, address: string | undefined): Promise<Allowance> {
  return usesLeft(siteDatabase(), limit, address, environment.PAYLOAD_SECRET);
}
