import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { addEntryTags, buildIndexableEntriesQuery } from '@/modules/entries';
import { queryPublished } from '@/modules/public-reader';
import { timestampSchema } from '@/platform/database/timestamp-schema';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag } from '@/platform/page-cache/tags';

/** A URL that search engines may list, with the time of the last change there. */
export interface IndexablePage {
  url: string;
  contentChangedAt: string;
}

const rowSchema = z
  .object({ url: z.string(), content_changed_at: timestampSchema })
  .transform(({ url, content_changed_at: contentChangedAt }): IndexablePage => ({ url, contentChangedAt }));
const countSchema = z
  .object({ count: z.coerce.number(), newest: timestampSchema.nullable() })
  .transform(({ count, newest }) => ({ count, newest: newest ?? undefined }));

/** Counts the pages and entries that search engines may list, and returns the time of their newest change. */
export async function countIndexablePages(): Promise<{ count: number; newest: string | undefined }> {
  await tagIndexablePages();
  const [row] = await queryPublished(
    countSchema,
    sql`select count(*) as count, max(content_changed_at) as newest from (${buildIndexableQuery()}) as indexable`,
  );
  return row ?? { count: 0, newest: undefined };
}

/** Returns a range of the pages and entries that search engines may list, in the order of their URLs. */
export async function getIndexablePages({ offset, limit }: { offset: number; limit: number }): Promise<IndexablePage[]> {
  await tagIndexablePages();
  return queryPublished(
    rowSchema,
    sql`
    select url, content_changed_at from (${buildIndexableQuery()}) as indexable
    order by url collate "C" offset ${offset} limit ${limit}`,
  );
}

/** Only URLs and times: with 100,000 pages, more of each would not fit in memory. */
function buildIndexableQuery() {
  return sql`
    select url, content_changed_at from pages where not_indexed is not true
    union all
    select url, content_changed_at from (${buildIndexableEntriesQuery()}) as indexable_entries`;
}

async function tagIndexablePages(): Promise<void> {
  await Promise.all([addCacheTags(dataTag('pages')), addEntryTags()]);
}
