import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { getClientNetwork } from '@/platform/client-ip';

/** How often something may be done within a time. */
export interface RateLimit {
  /** What is counted; each has a count of its own. */
  name: string;
  most: number;
  seconds: number;
}

/** Whether it may be done once more; if not, in how many seconds. */
export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const rowSchema = z.object({ used: z.number(), seconds: z.coerce.number() });

/**
 * Counts one use by a visitor, and says whether it is within the limit. One statement counts, so that any number of
 * requests to any number of instances at once are counted each. The count begins anew when its time is over.
 * @param address of the visitor; who has none shares a count with all others who have none
 * @param secret by which an address becomes a key that leads nobody back to it; with the day in it, the key changes daily
 * @throws when Postgres does not answer; the caller decides what follows
 */
export async function incrementUsage(
  pool: Pick<pg.Pool, 'query'>,
  { name, most, seconds }: RateLimit,
  address: string | undefined,
  secret: string,
  now = new Date(),
): Promise<RateLimitResult> {
  const { rows } = await pool.query(
    `insert into rate_limit as kept (key, ends_at, used) values ($1, now() + make_interval(secs => $2), 1)
     on conflict (key) do update set
       used = case when kept.ends_at <= now() then 1 else kept.used + 1 end,
       ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
     returning used, extract(epoch from ends_at - now()) as seconds`,
    [buildKey(name, address, secret, now), seconds],
  );
  const kept = rowSchema.parse(rows[0]);
  return kept.used <= most ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(kept.seconds)) };
}

/**
 * Whether one more use would be within the limit; nothing is counted.
 * @throws when Postgres does not answer
 */
export async function readUsage(
  pool: Pick<pg.Pool, 'query'>,
  { name, most }: RateLimit,
  address: string | undefined,
  secret: string,
  now = new Date(),
): Promise<RateLimitResult> {
  const { rows } = await pool.query(
    'select used, extract(epoch from ends_at - now()) as seconds from rate_limit where key = $1 and ends_at > now()',
    [buildKey(name, address, secret, now)],
  );
  const { data: kept } = rowSchema.safeParse(rows[0]);
  return kept === undefined || kept.used < most
    ? { allowed: true }
    : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(kept.seconds)) };
}

function buildKey(name: string, address: string | undefined, secret: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const visitor = address === undefined ? '' : getClientNetwork(address);
  return `${name}:${createHmac('sha256', secret).update(`rate limit ${day} ${visitor}`).digest('base64url')}`;
}
