import { getArticleFeedEntries } from '@/modules/articles';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../feed-response';

/** Returns a feed of the newest articles that match a filter. */
export async function createArticleFeedResponse(
  path: string,
  title: string,
  filter: Parameters<typeof getArticleFeedEntries>[0],
): Promise<Response> {
  return createFeedResponse({ path, page: '/blog', title, entries: await getArticleFeedEntries(filter, toAbsoluteUrl('')) });
}
