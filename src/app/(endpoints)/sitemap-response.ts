import { getIndexablePages } from '@/modules/pages';
import { getDocsGroups } from '@/modules/docs';
import { getEntriesByKind } from '@/modules/entries';
import { getReleaseFacts, listReleasePages } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';
import type { SitemapEntry } from './sitemap-xml';

/** Lists every indexable URL once, with the time of its last change. */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const entries = (await getEntriesByKind()).flatMap((kind) => kind.entries);
  const releases = listReleasePages(await getReleaseFacts());
  const all = [...(await getIndexablePages()), ...entries, ...(await getDocsGroups()), ...releases];
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
