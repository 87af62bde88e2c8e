import { getArticleFeedEntries } from '@/modules/articles';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../feed-response';

/**
 * Returns a feed of the newest articles that match a filter.
 * @param page path of the list with the same articles, below which the feed is
 */
export async function createArticleFeedResponse(
  page: string,
  title: string,
  filter: Parameters<typeof getArticleFeedEntries>[0],
): Promise<Response> {
  return createFeedResponse({
    path: `${page}/feed.xml`,
    page,
    title,
    entries: await getArticleFeedEntries(filter, toAbsoluteUrl('')),
  });
}
