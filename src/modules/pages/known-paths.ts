import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { LISTED_KINDS } from '@/cms/core/kinds/entry-kinds';
import { validateUrl } from '@/cms/link-graph/validate-url';
import { addEntryTags, buildUnresolvedEntriesQuery, resolveTokensInSql } from '@/modules/entries';
import { addFactTags, getFactValues } from '@/modules/resolve-facts';
import { queryPublished } from '@/modules/public-reader';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import type { PathState } from '@/platform/known-paths/known-paths';
import { PATHS_TAG } from '@/platform/page-cache/tags';
import { findRedirects, resolveLinks } from './page-queries';

/** How many pages and entries are suggested at most, so that the names of a large site don't fill the memory of the server. */
const SUGGESTED_MAX = 10_000;

const listSchema = z.object({ list: z.string() });
const pathSchema = z.object({ url: z.string() });

/** Lists of entries, which have views. */
const BASES: readonly string[] = LISTED_KINDS.map(({ base }) => base);

/**
 * Returns every path that exists, and the names of the pages and entries that were changed last, as JSON (`KnownPathList`). Postgres
 * writes it: to do that here for 100,000 pages would keep this process from anything else for a second.
 * @param features the feature slots that have views, such as a filter, below the path of their page
 */
export async function getKnownPaths(features: readonly string[]): Promise<string> {
  await Promise.all([addCacheTags(PATHS_TAG), addEntryTags(), addFactTags()]);
  const facts = await getFactValues();
  const [row] = await queryPublished(
    listSchema,
    sql`
    select json_build_object(
      'paths', (
        select coalesce(string_agg(path, E'\\n' order by path collate "C"), '') from (
          select url as path from pages
          union all
          select url from (${buildUnresolvedEntriesQuery()}) as entries
          union all
          select "from" from redirects
        ) as every_path
      ),
      'withViews', (
        select json_agg(url) from (
          select unnest(${`{${BASES.join(',')}}`}::text[]) as url
          union
          select url from pages where url <> '/' and ${buildViewsCondition(features)}
        ) as with_views
      ),
      'pages', (
        select coalesce(json_agg(json_build_object('url', url, 'label', label, 'description', description)), '[]') from (
          select url, ${resolveTokensInSql(sql`label`, facts)} as label, ${resolveTokensInSql(sql`description`, facts)} as description
          from (
            select url, label, description, content_changed_at from pages where url <> '/' and not_indexed is not true
            union all
            select url, title, description, content_changed_at from (${buildUnresolvedEntriesQuery()}) as entries
            order by content_changed_at desc, url
            limit ${SUGGESTED_MAX}
          ) as named
        ) as resolved
      )
    )::text as list`,
  );
  return row?.list ?? '';
}

/**
 * Returns what is at one path, without reading the others.
 * @param features as those of {@link getKnownPaths}, which returns the same for all paths at once
 */
export async function findPathState(path: string, features: readonly string[]): Promise<PathState> {
  // Any other text has no page, and Postgres refuses some.
  const urls = validateUrl(path) === true ? [path] : [];
  const [pages, redirects] = await Promise.all([resolveLinks(urls), findRedirects(urls)]);
  if (path === '/' || pages.length > 0 || redirects.size > 0) return 'known';
  const parts = path.split('/').slice(1);
  const above = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`).filter((url) => validateUrl(url) === true);
  if (above.some((url) => BASES.includes(url))) return 'uncertain';
  if (above.length === 0) return 'missing';
  const list = sql.join(
    above.map((url) => sql`${url}`),
    sql`, `,
  );
  const withViews = await queryPublished(
    pathSchema,
    sql`select url from pages where url in (${list}) and ${buildViewsCondition(features)}`,
  );
  return withViews.length > 0 ? 'uncertain' : 'missing';
}

/** Builds a condition on a page: whether paths below it may exist. */
function buildViewsCondition(features: readonly string[]): ReturnType<typeof sql> {
  return sql`exists (
    select from jsonb_array_elements(layout) as block
    where block ->> 'blockType' in ('form', 'sharedBlock') or block ->> 'feature' = any(${`{${features.join(',')}}`}::text[])
  )`;
}
