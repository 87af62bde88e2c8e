import '@payload-config'; // First, so that all routes share the chunk with it.
import { webinarsForFeed } from '@/modules/webinars';
import { absoluteUrl } from '@/platform/absolute-url';
import { feedResponse } from '../../../feed-response';

export const dynamic = 'force-dynamic';

/** The webinars that were announced last. */
export async function GET(): Promise<Response> {
  return feedResponse({ path: '/resources/webinars/feed.xml', page: '/resources/webinars', title: 'Webinars', entries: await webinarsForFeed(absoluteUrl('')) });
}
