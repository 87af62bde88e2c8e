import '@payload-config'; // First, so that all routes share the chunk with it.
import { getWebinarFeedEntries } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../../feed-response';

export const dynamic = 'force-dynamic';

/** The webinars that were announced last. */
export async function GET(): Promise<Response> {
  return createFeedResponse({
    path: '/resources/webinars/feed.xml',
    page: '/resources/webinars',
    title: 'Webinars',
    entries: await getWebinarFeedEntries(toAbsoluteUrl('')),
  });
}
