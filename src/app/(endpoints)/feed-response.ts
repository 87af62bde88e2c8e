import { getSiteSettings } from '@/modules/pages';
import { buildAtomFeed, type FeedEntry } from '@/modules/feeds';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { buildLastModified } from '@/platform/http-date';

interface FeedResponseOptions {
  /** The path of the HTML page with the same content, below which the feed is. */
  page: string;
  title: string;
  entries: readonly FeedEntry[];
}

/** Returns a feed as a response. */
export async function createFeedResponse({ page, title, entries }: FeedResponseOptions): Promise<Response> {
  const { name } = await getSiteSettings();
  const url = toAbsoluteUrl(`${page}/feed.xml`);
  const feed = buildAtomFeed({ title: `${name}: ${title}`, url, page, siteUrl: toAbsoluteUrl(''), entries });
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      ...buildLastModified(entries.map(({ updated }) => updated)),
    },
  });
}
