import { getSiteSettings } from '@/modules/pages';
import { buildAtomFeed, type FeedEntry } from '@/modules/feeds';
import { toAbsoluteUrl } from '@/platform/absolute-url';

interface FeedResponseOptions {
  /** The address of the feed on this site. */
  path: string;
  /** The page for people that has the same. */
  page: string;
  title: string;
  entries: readonly FeedEntry[];
}

/** A feed as an answer. */
export async function createFeedResponse({ path, page, title, entries }: FeedResponseOptions): Promise<Response> {
  const { name } = await getSiteSettings();
  const feed = buildAtomFeed({ title: `${name}: ${title}`, url: toAbsoluteUrl(path), page, siteUrl: toAbsoluteUrl(''), entries });
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
