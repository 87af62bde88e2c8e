import { getArticleViews } from '@/modules/articles';
import { getIndexablePages } from '@/modules/pages';
import { getDocsGroups } from '@/modules/docs';
import { getEntriesByKind } from '@/modules/entries';
import { getReleaseFacts, listReleasePages } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';
import type { SitemapEntry } from './sitemap-xml';

/** Lists every indexable URL once, with the time of its last change. Further pages of a list (page/2) are left out (decision 33). */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const pages = await getIndexablePages();
  const entries = (await getEntriesByKind()).flatMap((kind) => kind.entries);
  const articleViews = await getArticleViews(pages.map(({ url }) => url));
  const releases = listReleasePages(await getReleaseFacts());
  const all = [...pages, ...entries, ...articleViews, ...(await getDocsGroups()), ...releases];
  return all.map(({ url, contentChangedAt }) => ({ url: toAbsoluteUrl(url), contentChangedAt }));
}

/** Returns a sitemap as a response. */
export function createSitemapResponse(xml: string, entries: readonly SitemapEntry[]): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified(entries.map(({ contentChangedAt }) => contentChangedAt)),
    },
  });
}
