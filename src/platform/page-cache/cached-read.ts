import { z } from 'zod';
import { getSitePool } from '../site-database';
import { TIMELINE } from './snapshot';

const stateRowSchema = z.object({ snapshot: z.string(), timeline: z.string() });
const freshRowSchema = z.object({ is_fresh: z.boolean() });

/**
 * Wraps a read that nearly every page makes, such as that of the site settings, so that its result stays in memory for as
 * long as it is current. Each call asks Postgres whether one of the tags was invalidated since, by the rule that decides
 * about cached pages (docs/decisions/0004-freshness-by-snapshot.md), so a call never returns older content than a read
 * at that moment would.
 * After a standby was promoted, what was read before doesn't count: it may be from a transaction that was lost.
 * @param tags that every change of what is read invalidates
 * @returns the read; its result is shared by all callers and frozen
 */
export function createCachedRead<Value>(tags: readonly string[], read: () => Promise<Value>): () => Promise<Value> {
  let cached: ({ value: Value } & ReadState) | undefined;
  return async () => {
    const entry = cached;
    if (entry && (await isFresh(tags, entry))) return entry.value;
    // Before the read: a change that commits in between counts as later than what was read.
    const state = await readState();
    const value = deepFreeze(await read());
    cached = { value, ...state };
    return value;
  };
}

type ReadState = z.infer<typeof stateRowSchema>;

async function readState(): Promise<ReadState> {
  const { rows } = await getSitePool().query(`select pg_current_snapshot()::text as snapshot, ${TIMELINE} as timeline`);
  return stateRowSchema.parse(rows[0]);
}

async function isFresh(tags: readonly string[], { snapshot, timeline }: ReadState): Promise<boolean> {
  const { rows } = await getSitePool().query(
    `select page_cache.is_fresh($1::text[], $2::pg_snapshot) and ${TIMELINE} = $3 as is_fresh`,
    [tags, snapshot, timeline],
  );
  return freshRowSchema.parse(rows[0]).is_fresh;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
