import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';

const stateSchema = z.object({ version: z.string().nullable(), failures: z.coerce.number() });

/** The version of this replica's content, and how many attempts in a row have failed. */
export interface ReplicaState {
  version: string | undefined;
  failures: number;
}

/** Reads the state, and counts an attempt to copy. */
export async function beginPull(req: PayloadRequest, source: string): Promise<ReplicaState> {
  const [row] = await queryRows(
    req,
    sql`
    insert into content_replica (source) values (${source})
    on conflict (is_only) do update set source = excluded.source, pulls = content_replica.pulls + 1
    returning version, failures`,
  );
  const { version, failures } = stateSchema.parse(row);
  return { version: version ?? undefined, failures };
}

const guardSchema = z.object({ version: z.string().nullable(), has_pages: z.boolean() });

/** The content of this database must not be replaced. The operator has to act; nothing was changed. */
export class ReplicaError extends Error {
  override name = 'ReplicaError';
}

/**
 * Locks the state until the transaction ends.
 * @throws ReplicaError when the database has content that was never copied, or another process has copied meanwhile
 */
export async function lockReplica(req: PayloadRequest, known: string | undefined): Promise<void> {
  const [row] = await queryRows(
    req,
    sql`select version, exists (select from pages) as has_pages from content_replica for update`,
  );
  const { version, has_pages: hasPages } = guardSchema.parse(row);
  if (version === null && hasPages)
    throw new ReplicaError(
      'the database of DATABASE_URL has content of its own, which a copy would replace. Give the replica an empty database',
    );
  if ((version ?? undefined) !== known) throw new ReplicaError('another process has copied the content meanwhile');
}

/** Records that the content here is the source's. @param version undefined when it was already */
export async function recordSuccess(req: PayloadRequest, version?: string): Promise<void> {
  await queryRows(
    req,
    version === undefined
      ? sql`update content_replica set checked_at = now(), failures = 0, problem = null`
      : sql`
        update content_replica
        set version = ${version}, checked_at = now(), applied_at = now(), failures = 0, problem = null`,
  );
}

/** Records that the content could not be copied. */
export async function recordFailure(req: PayloadRequest, problem: string): Promise<void> {
  await queryRows(req, sql`update content_replica set failures = failures + 1, problem = ${problem.slice(0, 500)}`);
}

/** How long messages are remembered: longer than their times are accepted. */
const MESSAGE_RETENTION_S = 15 * 60;

/** Records a message by its id and time. @returns whether it is new */
export async function recordMessage(req: PayloadRequest, { id, sentAt }: { id: string; sentAt: Date }): Promise<boolean> {
  await queryRows(req, sql`delete from content_message where sent_at < now() - make_interval(secs => ${MESSAGE_RETENTION_S})`);
  const rows = await queryRows(
    req,
    sql`
    insert into content_message (id, sent_at) values (${id}, ${sentAt.toISOString()}) on conflict do nothing returning id`,
  );
  return rows.length > 0;
}
