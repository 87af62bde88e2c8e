import { sql } from '@payloadcms/db-postgres';
import { cache } from 'react';
import { z } from 'zod';
import { validateUrl } from '@/cms/link-graph/validate-url';
import { SECTIONS, type SectionKey } from '@/cms/core/taxonomy/sections';
import type { Page, PagesSelect } from '@/payload-types';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag, pageTag, redirectTag, sectionTag, SETTINGS_TAG } from '@/platform/page-cache/tags';
import { ICON_NAMES, type IconName } from '@/ui/icon';
import type { LinkListItem } from '@/ui/link-list';
import { findEntrySummaries, buildPublicEntriesQuery, resolveTokensInSql } from '@/modules/entries';
import { getFactValues } from '@/modules/resolve-facts';
import { findOnePublic, getCachedReader, getPublicReader, type PublicQuery, queryPublished } from '@/modules/public-reader';
import { resolveSharedBlocks } from './shared-blocks';

/** The data of a page that menus, cards, and hubs show. */
export interface PageSummary {
  url: string;
  label: string;
  description: string;
  icon: IconName;
}

const SUMMARY_FIELDS = { url: true, label: true, description: true, icon: true } as const;

/** Finds the published page at this URL. */
export const findPage = cache(async (url: string): Promise<Page | undefined> => {
  if (validateUrl(url) !== true) return undefined;
  await addCacheTags(pageTag(url));
  const page = await findOnePublic('pages', { url: { equals: url } });
  return page && resolveSharedBlocks(page);
});

/** Finds a page as {@link findPage} does, and keeps it in memory as long as it is current, because each of its views needs it. */
export const findPageOfViews = cache(async (url: string): Promise<Page | undefined> => {
  await addCacheTags(pageTag(url));
  const page = await findOnePublic('pages', { url: { equals: url } }, getCachedReader([pageTag(url)]));
  return page && resolveSharedBlocks(page);
});

const pageUrlSchema = z.object({ url: z.string() });

/** Returns the longest of these URLs at which there is a published page. */
export async function findNearestPageUrl(urls: readonly string[]): Promise<string | undefined> {
  const valid = urls.filter((url) => validateUrl(url) === true);
  if (valid.length === 0) return undefined;
  await addCacheTags(...valid.map(pageTag));
  const list = sql.join(
    valid.map((url) => sql`${url}`),
    sql`, `,
  );
  const rows = await queryPublished(
    pageUrlSchema,
    sql`select url from pages where url in (${list}) order by length(url) desc limit 1`,
  );
  return rows[0]?.url;
}

/** Returns the target of the redirect from an old URL. */
export async function findRedirect(from: string): Promise<string | undefined> {
  if (validateUrl(from) !== true) return undefined;
  await addCacheTags(redirectTag(from));
  return (await findOnePublic('redirects', { from: { equals: from } }))?.to;
}

/** Returns the redirects from these URLs, by the old URL. */
export async function findRedirects(from: readonly string[]): Promise<Map<string, string>> {
  if (from.length === 0) return new Map();
  await addCacheTags(...from.map(redirectTag));
  const reader = await getPublicReader();
  const { docs } = await reader.find({ collection: 'redirects', where: { from: { in: from } }, pagination: false, depth: 0 });
  return new Map(docs.map((redirect) => [redirect.from, redirect.to]));
}

/** Returns the site settings. */
export const getSiteSettings = cache(async () => {
  await addCacheTags(SETTINGS_TAG);
  return (await getCachedReader([SETTINGS_TAG])).findGlobal({ slug: 'settings', depth: 0 });
});

async function findPages<Select extends PagesSelect>(query: PublicQuery<Select>) {
  const { docs } = await (await getPublicReader()).find({ collection: 'pages', ...query, pagination: false, depth: 0 });
  return docs;
}

/** Returns the pages of a section with their long descriptions, without its hub. */
export async function getSectionPages(section: SectionKey): Promise<PageSummary[]> {
  await addCacheTags(sectionTag(section));
  const docs = await findPages({
    where: { section: { equals: section } },
    select: { ...SUMMARY_FIELDS, longDescription: true, order: true },
  });
  const hub = SECTIONS.find(({ key }) => key === section)?.url;
  return docs
    .filter(({ url }) => url !== hub)
    .toSorted(compareByOrder)
    .map(({ url, label, longDescription, icon }) => ({ url, label, description: longDescription, icon }));
}

/** Finds the pages and entries at these URLs. External and unknown URLs are left out. */
async function findPageSummaries(urls: readonly string[]): Promise<Map<string, PageSummary>> {
  const own = [...new Set(urls.filter((url) => url.startsWith('/')))];
  if (own.length === 0) return new Map();
  await addCacheTags(...own.map(pageTag));
  const docs = await findPages({ where: { url: { in: own } }, select: SUMMARY_FIELDS });
  return new Map(docs.map((entry) => [entry.url, entry]));
}

/** Resolves URLs of pages and entries to list items in the same order. Unknown ones are left out. */
export async function resolveLinks(urls: readonly string[]): Promise<LinkListItem[]> {
  const [pages, entries] = await Promise.all([findPageSummaries(urls), findEntrySummaries(urls)]);
  return urls.flatMap((url) => {
    const entry = entries.get(url);
    return entry ? { url, label: entry.title, description: entry.description, icon: entry.kind.icon } : (pages.get(url) ?? []);
  });
}

/** Returns the existing pages above a URL, starting at the home page. */
export async function getAncestorPages(url: string): Promise<PageSummary[]> {
  const parts = url.split('/').slice(1, -1);
  const urls = ['/', ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const entries = await findPageSummaries(urls);
  return urls.flatMap((above) => entries.get(above) ?? []);
}

/**
 * Returns the indexable pages of each area with their descriptions, for llms.txt: the `limit` pages that were changed last. Pages
 * without an area come last.
 */
export async function getPagesBySection(
  limit: number,
): Promise<{ label: string; pages: Pick<Page, 'url' | 'label' | 'longDescription' | 'contentChangedAt'>[] }[]> {
  await addCacheTags(dataTag('pages'));
  const docs = await findPages({
    where: { notIndexed: { not_equals: true } },
    select: { url: true, label: true, longDescription: true, section: true, order: true, contentChangedAt: true },
    sort: '-contentChangedAt',
    limit,
  });
  const sorted = docs.toSorted(compareByOrder);
  const areas = SECTIONS.map(({ key, label }) => ({ label, pages: sorted.filter(({ section }) => section === key) }));
  return [...areas, { label: 'More', pages: sorted.filter(({ section }) => !section) }].filter(({ pages }) => pages.length > 0);
}

const similarPageRowSchema = z.object({ url: z.string(), label: z.string(), description: z.string(), icon: z.enum(ICON_NAMES) });
const SIMILAR_PAGES_MAX = 5;
/** The default threshold of pg_trgm. Below it, names have a few letters in common by chance. */
const LIKENESS_MIN = 0.3;

/**
 * Finds the pages and entries whose URL or name is most similar to this path, by trigrams (PostgreSQL manual, pg_trgm).
 */
export async function findSimilarPages(path: string): Promise<PageSummary[]> {
  const words = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 100);
  const facts = await getFactValues();
  return queryPublished(
    similarPageRowSchema,
    sql`
    select url, label, description, icon from (
      select *, greatest(
        public.similarity(url, ${words}),
        public.similarity(lower(label), ${words}),
        public.word_similarity(${words}, lower(url || ' ' || label))
      ) as likeness from (
        select url, ${resolveTokensInSql(sql`label`, facts)} as label,
          ${resolveTokensInSql(sql`description`, facts)} as description, icon::text
        from pages
        where url <> '/' and not_indexed is not true
        union all
        select url, title, description, icon from (${buildPublicEntriesQuery(facts)}) as entries
      ) as named
    ) as compared
    where likeness >= ${LIKENESS_MIN}
    order by likeness desc, url
    limit ${SIMILAR_PAGES_MAX}
  `,
  );
}

function compareByOrder(a: { order?: number | null; label: string }, b: { order?: number | null; label: string }): number {
  const [first, second] = [a.order ?? Number.MAX_SAFE_INTEGER, b.order ?? Number.MAX_SAFE_INTEGER];
  return first - second || a.label.localeCompare(b.label);
}
