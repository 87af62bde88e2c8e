import type pg from 'pg';
import { z } from 'zod';

const snapshotRowSchema = z.object({ snapshot: z.string() });

/** Takes a snapshot of what is committed now (pg_snapshot as text), with which `page_cache.is_fresh` compares later changes. */
export async function takeSnapshot(database: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await database.query('select pg_current_snapshot()::text as snapshot');
  return snapshotRowSchema.parse(rows[0]).snapshot;
}

const unchangedRowSchema = z.object({ unchanged: z.boolean() });

/**
 * Returns whether no content has been published, changed, or taken down since a snapshot was taken: no transaction that the
 * snapshot doesn't see has invalidated a tag.
 */
export async function isUnchangedSince(database: Pick<pg.Pool, 'query'>, snapshot: string): Promise<boolean> {
  const { rows } = await database.query(
    `select not exists (
       select from page_cache.dropped_tag
       where dropped_by >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(dropped_by, $1::pg_snapshot)
     ) as unchanged`,
    [snapshot],
  );
  return unchangedRowSchema.parse(rows[0]).unchanged;
}
