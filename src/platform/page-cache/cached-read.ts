import { z } from 'zod';
import { getSitePool } from '../site-database';
import { takeSnapshot } from './snapshot';

const freshRowSchema = z.object({ is_fresh: z.boolean() });

/**
 * Wraps a read that nearly every page makes, such as that of the site settings, so that its result stays in memory for as
 * long as it is current. Each call asks Postgres whether one of the tags was invalidated since, by the rule that decides
 * about cached pages (docs/decisions/0004-freshness-by-snapshot.md), so a call never returns older content than a read
 * at that moment would.
 * @param tags that every change of what is read invalidates
 * @returns the read; its result is shared by all callers and frozen
 */
export function createCachedRead<Value>(tags: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  let cached: { value: Value; snapshot: string } | undefined;
  return async () => {
    const entry = cached;
    if (entry && (await isFresh(tags, entry.snapshot))) return entry.value;
    // Before the read: a change that commits in between counts as later than what was read.
    const snapshot = await takeSnapshot(getSitePool());
    const value = deepFreeze(await read());
    cached = { value, snapshot };
    return value;
  };
}

async function isFresh(tags: readonly string[], snapshot: string): Promise<boolean> {
  const { rows } = await getSitePool().query('select page_cache.is_fresh($1::text[], $2::pg_snapshot)', [tags, snapshot]);
  return freshRowSchema.parse(rows[0]).is_fresh;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
