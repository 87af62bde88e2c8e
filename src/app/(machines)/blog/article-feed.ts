import { articlesForFeed } from '@/modules/articles';
import { absoluteUrl } from '@/platform/absolute-url';
import { feedResponse } from '../feed-response';

/** The newest texts that belong to a filter as a feed. */
export async function articleFeed(path: string, title: string, filter: Parameters<typeof articlesForFeed>[0]): Promise<Response> {
  return feedResponse({ path, page: '/blog', title, entries: await articlesForFeed(filter, absoluteUrl('')) });
}
