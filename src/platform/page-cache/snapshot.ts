import type pg from 'pg';
import { z } from 'zod';

const snapshotRowSchema = z.object({ snapshot: z.string() });

/** Takes a snapshot of what is committed now (pg_snapshot as text), with which `page_cache.is_fresh` compares later changes. */
export async function takeSnapshot(database: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await database.query('select pg_current_snapshot()::text as snapshot');
  return snapshotRowSchema.parse(rows[0]).snapshot;
}

/**
 * The timeline of Postgres, in which its transactions are numbered. A standby that is promoted begins another one and numbers its
 * transactions anew from the last that it received. Those that the former primary had not sent are lost, so a snapshot taken there
 * seems to see transactions of the new timeline that came later (Postgres documentation, section 25.3.6).
 */
export const TIMELINE = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)';

const timelineRowsSchema = z.array(z.object({ timeline: z.string() }));

/** Reads the timeline of Postgres. */
export async function readTimeline(database: Pick<pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await database.query(`select ${TIMELINE} as timeline`);
  return timelineRowsSchema.parse(rows)[0]?.timeline;
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
