import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';

type Statement = ReturnType<typeof sql>;

const rowsSchema = z.array(z.object({ name: z.string() }));

/** Finds the names of the pages with a block that has these fields, in their public version or their newest draft. */
export async function findPagesWithBlock(req: PayloadRequest, block: object): Promise<string[]> {
  return findNames(req, buildPagesWithBlockQuery(block));
}

/** Finds the names of the shared blocks with a block that has these fields. */
export async function findSharedBlocksWithBlock(req: PayloadRequest, block: object): Promise<string[]> {
  return findNames(req, buildSharedBlocksWithBlockQuery(block));
}

async function findNames(req: PayloadRequest, query: Statement): Promise<string[]> {
  return rowsSchema.parse(await queryRows(req, query)).map(({ name }) => name);
}

/**
 * Builds the query for {@link findPagesWithBlock}. The own row of a page that isn't public may still have blocks that its draft
 * has no longer.
 */
export function buildPagesWithBlockQuery(block: object): Statement {
  const blocks = JSON.stringify([block]);
  return sql`
    with public_pages as (
      select id, coalesce(label, url, 'A draft without a name') as name from pages
      where _status = 'published' and layout @> ${blocks}::jsonb
    )
    select id, name from public_pages
    union
    select parent_id, coalesce(version_label, version_url, 'A draft without a name') from _pages_v
    where latest and version_layout @> ${blocks}::jsonb and parent_id not in (select id from public_pages)
    order by name`;
}

/** Builds the query for {@link findSharedBlocksWithBlock}. */
export function buildSharedBlocksWithBlockQuery(block: object): Statement {
  return sql`select name from shared_blocks where layout @> ${JSON.stringify([block])}::jsonb order by name`;
}
