import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { LISTED_KINDS } from '@/cms/core/entry-kinds';
import { buildPublicEntriesQuery, resolveTokensInSql } from '@/modules/entries';
import { getFactValues } from '@/modules/resolve-facts';
import { queryPublished } from '@/modules/public-reader';
import { addCacheTags, setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import { dataTag, PATHS_TAG } from '@/platform/page-cache/tags';

/** Entries start and end at set times; suggestions reflect that up to a minute later. */
const SUGGESTIONS_MS = 60_000;

const rowSchema = z.object({
  url: z.string(),
  label: z.string(),
  description: z.string(),
  is_listed: z.boolean(),
  has_views: z.boolean(),
});
const redirectSchema = z.object({ from: z.string() });

/**
 * Returns every path that exists.
 * @param features the feature slots that have views, such as a filter, below the path of their page
 */
export async function getKnownPaths(features: readonly string[]): Promise<KnownPathList> {
  await addCacheTags(PATHS_TAG, ...LISTED_KINDS.map(({ collection }) => dataTag(collection)));
  await setCacheExpiry(new Date(Date.now() + SUGGESTIONS_MS));
  const facts = await getFactValues();
  const found = await queryPublished(
    rowSchema,
    sql`
    select url, ${resolveTokensInSql(sql`label`, facts)} as label, ${resolveTokensInSql(sql`description`, facts)} as description,
      not_indexed is not true as is_listed, exists (
        select from jsonb_array_elements(layout) as block
        where block ->> 'blockType' in ('form', 'sharedBlock') or block ->> 'feature' = any(${`{${features.join(',')}}`}::text[])
      ) as has_views
    from pages
    union all
    select url, title, description, true, false from (${buildPublicEntriesQuery(facts)}) as entries`,
  );
  const redirects = await queryPublished(redirectSchema, sql`select "from" from redirects`);
  const bases = LISTED_KINDS.map(({ base }) => base);
  return {
    redirected: redirects.map(({ from }) => from),
    withViews: [...new Set([...bases, ...found.filter((row) => row.has_views).map(({ url }) => url)])].filter(
      (url) => url !== '/',
    ),
    unlisted: found.filter((row) => !row.is_listed).map(({ url }) => url),
    pages: found
      .filter((row) => row.is_listed && row.url !== '/')
      .map(({ url, label, description }) => ({ url, label, description })),
  };
}
