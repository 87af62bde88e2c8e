import { getArticleViews } from '@/modules/articles';
import { countIndexablePages, getIndexablePages, type IndexablePage } from '@/modules/pages';
import { getDocsGroups } from '@/modules/docs';
import { getReleaseFacts, listReleasePages } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';
import { buildSitemap, buildSitemapIndex } from './sitemap-xml';

/** The most pages of a sitemap. The protocol allows 50,000 (sitemaps.org), but so many take much memory at once. */
const PAGES_MAX = 10_000;

/** Returns the sitemap, or an index of several when there are too many pages for one. */
export async function createSitemapResponse(): Promise<Response> {
  const { count, newest } = await countIndexablePages();
  const parts = countParts(count);
  if (parts === 1) return respond(1);
  return createXmlResponse(
    buildSitemapIndex(Array.from({ length: parts }, (_each, index) => toAbsoluteUrl(`/sitemaps/${index + 1}`))),
    newest === undefined ? [] : [newest],
  );
}

/**
 * Returns one of the sitemaps that the index lists.
 * @param part counted from 1
 * @returns undefined when the index doesn't list it
 */
export async function findSitemapPartResponse(part: number): Promise<Response | undefined> {
  const parts = countParts((await countIndexablePages()).count);
  return parts > 1 && Number.isInteger(part) && part >= 1 && part <= parts ? respond(part) : undefined;
}

function countParts(pages: number): number {
  return Math.max(1, Math.ceil(pages / PAGES_MAX));
}

/** The first part also has the few hundred URLs that aren't rows of Postgres. */
async function respond(part: number): Promise<Response> {
  const pages = await getIndexablePages({ offset: (part - 1) * PAGES_MAX, limit: PAGES_MAX });
  const entries = part === 1 ? [...pages, ...(await listOtherPages())] : pages;
  return createXmlResponse(
    buildSitemap(entries.map(({ url, contentChangedAt }) => ({ url: toAbsoluteUrl(url), contentChangedAt }))),
    entries.map(({ contentChangedAt }) => contentChangedAt),
  );
}

/** Lists what the site derives from its content. Further pages of a list (page/2) are left out (decision 33). */
async function listOtherPages(): Promise<IndexablePage[]> {
  const releases = listReleasePages(await getReleaseFacts());
  return [...(await getArticleViews()), ...(await getDocsGroups()), ...releases];
}

function createXmlResponse(xml: string, changes: readonly string[]): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified(changes),
    },
  });
}
