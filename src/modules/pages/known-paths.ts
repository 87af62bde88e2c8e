import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { LISTED_KINDS } from '@/cms/core/entry-kinds';
import { buildPublicEntriesQuery, resolveTokensInSql } from '@/modules/entries';
import { getFactValues } from '@/modules/fact-values';
import { getPayloadClient } from '@/modules/payload-client';
import { addCacheTags, setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import { dataTag, PATHS_TAG } from '@/platform/page-cache/tags';

/** Entries begin and end by themselves; they are suggested, or not any more, a minute later. */
const SUGGESTIONS_MS = 60_000;

const rowSchema = z.object({
  url: z.string(),
  label: z.string(),
  description: z.string(),
  is_page: z.boolean(),
  is_listed: z.boolean(),
});

/** Returns every path that leads somewhere. */
export async function getKnownPaths(): Promise<KnownPathList> {
  await addCacheTags(PATHS_TAG, ...LISTED_KINDS.map(({ collection }) => dataTag(collection)));
  await setCacheExpiry(new Date(Date.now() + SUGGESTIONS_MS));
  const facts = await getFactValues();
  const database = (await getPayloadClient()).db.drizzle;
  const { rows } = await database.execute(sql`
    select url, ${resolveTokensInSql(sql`label`, facts)} as label, ${resolveTokensInSql(sql`description`, facts)} as description,
      true as is_page, not_indexed is not true as is_listed
    from pages where _status = 'published'
    union all
    select url, title, description, false, true from (${buildPublicEntriesQuery(facts)}) as entries`);
  const found = z.array(rowSchema).parse(rows);
  const { rows: redirects } = await database.execute(sql`select "from" from redirects`);
  const bases = LISTED_KINDS.map(({ base }) => base);
  return {
    redirected: z
      .array(z.object({ from: z.string() }))
      .parse(redirects)
      .map(({ from }) => from),
    prefixes: [...new Set([...bases, ...found.filter((row) => row.is_page).map(({ url }) => url)])].filter((url) => url !== '/'),
    pages: found
      .filter((row) => row.is_listed && row.url !== '/')
      .map(({ url, label, description }) => ({ url, label, description })),
  };
}
