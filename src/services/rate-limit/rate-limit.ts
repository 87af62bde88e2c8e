import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { getClientNetwork } from '@/platform/client-ip';
import { toUtcDay } from '@/platform/utc-day';

/** How often something may be done within a period. */
export interface RateLimit {
  /** Name of the counter. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** Whether one more use is allowed; if not, after how many seconds it is. */
export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Who uses something, and when. */
interface Use {
  /** The visitor's; visitors without one share a counter. */
  address: string | undefined;
  /** Turns the address into a key that cannot be traced back. The key includes the day, so it changes daily. */
  secret: string;
  now?: Date;
}

const rowSchema = z.object({ used: z.number(), seconds: z.coerce.number() });

/**
 * Counts one use by a visitor and returns whether it is within the limit. A single statement does the counting, so
 * concurrent requests to any number of instances are all counted. The counter restarts when its period is over.
 * @throws when Postgres doesn't respond; the caller decides what to do
 */
export async function incrementUsage(
  pool: Pick<pg.Pool, 'query'>,
  { name, limit, windowSeconds }: RateLimit,
  use: Use,
): Promise<RateLimitResult> {
  const { rows } = await pool.query(
    `insert into rate_limit as kept (key, ends_at, used) values ($1, now() + make_interval(secs => $2), 1)
     on conflict (key) do update set
       used = case when kept.ends_at <= now() then 1 else kept.used + 1 end,
       ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
     returning used, extract(epoch from ends_at - now()) as seconds`,
    [buildKey(name, use), windowSeconds],
  );
  const kept = rowSchema.parse(rows[0]);
  return kept.used <= limit ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(kept.seconds)) };
}

/**
 * Returns whether one more use would be within the limit, without counting it.
 * @throws when Postgres doesn't respond
 */
export async function readUsage(pool: Pick<pg.Pool, 'query'>, { name, limit }: RateLimit, use: Use): Promise<RateLimitResult> {
  const { rows } = await pool.query(
    'select used, extract(epoch from ends_at - now()) as seconds from rate_limit where key = $1 and ends_at > now()',
    [buildKey(name, use)],
  );
  const { data: kept } = rowSchema.safeParse(rows[0]);
  return kept === undefined || kept.used < limit
    ? { allowed: true }
    : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(kept.seconds)) };
}

function buildKey(name: string, { address, secret, now = new Date() }: Use): string {
  const day = toUtcDay(now);
  const visitor = address === undefined ? '' : getClientNetwork(address);
  return `${name}:${createHmac('sha256', secret).update(`rate limit ${day} ${visitor}`).digest('base64url')}`;
}
