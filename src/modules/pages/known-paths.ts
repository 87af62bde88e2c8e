import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { LISTED_KINDS } from '@/cms/core/entry-kinds';
import { buildUnresolvedEntriesQuery, resolveTokensInSql } from '@/modules/entries';
import { getFactValues } from '@/modules/resolve-facts';
import { queryPublished } from '@/modules/public-reader';
import { addCacheTags, setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import { namedPageSchema } from '@/platform/known-paths/named-page';
import { dataTag, PATHS_TAG } from '@/platform/page-cache/tags';

/** Entries start and end at set times; suggestions reflect that up to a minute later. */
const SUGGESTIONS_MS = 60_000;

/** How many pages and entries are suggested at most, so that the names of a large site don't fill the memory of the server. */
const SUGGESTED_MAX = 10_000;

const pathSchema = z.object({ url: z.string(), has_views: z.boolean() });
const redirectSchema = z.object({ from: z.string() });

/**
 * Returns every path that exists, and the names of those that were changed last.
 * @param features the feature slots that have views, such as a filter, below the path of their page
 */
export async function getKnownPaths(features: readonly string[]): Promise<KnownPathList> {
  await addCacheTags(PATHS_TAG, ...LISTED_KINDS.map(({ collection }) => dataTag(collection)));
  await setCacheExpiry(new Date(Date.now() + SUGGESTIONS_MS));
  const facts = await getFactValues();
  const pages = await queryPublished(
    namedPageSchema,
    sql`
    select url, ${resolveTokensInSql(sql`label`, facts)} as label, ${resolveTokensInSql(sql`description`, facts)} as description
    from (
      select url, label, description, content_changed_at from pages where url <> '/' and not_indexed is not true
      union all
      select url, title, description, content_changed_at from (${buildUnresolvedEntriesQuery()}) as entries
      order by content_changed_at desc, url
      limit ${SUGGESTED_MAX}
    ) as named`,
  );
  const paths = await queryPublished(
    pathSchema,
    sql`
    select url, exists (
        select from jsonb_array_elements(layout) as block
        where block ->> 'blockType' in ('form', 'sharedBlock') or block ->> 'feature' = any(${`{${features.join(',')}}`}::text[])
      ) as has_views
    from pages
    union all
    select url, false from (${buildUnresolvedEntriesQuery()}) as entries`,
  );
  const redirects = await queryPublished(redirectSchema, sql`select "from" from redirects`);
  const bases = LISTED_KINDS.map(({ base }) => base);
  const suggested = new Set(pages.map(({ url }) => url));
  return {
    redirected: redirects.map(({ from }) => from),
    withViews: [...new Set([...bases, ...paths.filter((row) => row.has_views).map(({ url }) => url)])].filter(
      (url) => url !== '/',
    ),
    pages,
    unlisted: paths.map(({ url }) => url).filter((url) => url !== '/' && !suggested.has(url)),
  };
}
