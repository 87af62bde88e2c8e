import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { getTransaction } from '@/cms/core/transaction';

const rows = z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) });

/** Finds the pages that use a shared block, in their public version or their newest draft. */
export async function findPagesWithSharedBlock(req: PayloadRequest, key: string): Promise<{ id: number; name: string }[]> {
  const block = JSON.stringify([{ blockType: 'sharedBlock', block: key }]);
  const database = await getTransaction(req);
  const found = await database.execute(sql`
    select id, coalesce(label, url, 'A draft without a name') as name from pages where layout @> ${block}::jsonb
    union
    select parent_id, coalesce(version_label, version_url, 'A draft without a name') from _pages_v
    where latest and version_layout @> ${block}::jsonb
      and parent_id not in (select id from pages where layout @> ${block}::jsonb)
    order by name
  `);
  return rows.parse(found).rows;
}
