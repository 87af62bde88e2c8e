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

/** Of two concurrent statements, the one that counts later may have begun earlier. */
const CLOCK_TOLERANCE = `interval '5 minutes'`;
/** A period that ends later than one that begins now is from before the clock of Postgres was set back. */
const IS_CURRENT = `kept.ends_at > now() and kept.ends_at <= excluded.ends_at + ${CLOCK_TOLERANCE}`;

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
       used = case when ${IS_CURRENT} then kept.used + 1 else 1 end,
       ends_at = case when ${IS_CURRENT} then kept.ends_at else excluded.ends_at end
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
export async function readUsage(
  pool: Pick<pg.Pool, 'query'>,
  { name, limit, windowSeconds }: RateLimit,
  use: Use,
): Promise<RateLimitResult> {
  const { rows } = await pool.query(
    `select used, extract(epoch from ends_at - now()) as seconds from rate_limit
     where key = $1 and ends_at > now() and ends_at <= now() + make_interval(secs => $2) + ${CLOCK_TOLERANCE}`,
    [buildKey(name, use), windowSeconds],
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
