import '@payload-config'; // Imported first so that all routes share its chunk.
import { getWebinarFeedEntries } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../../feed-response';

export const dynamic = 'force-dynamic';

/** Returns the feed of the most recently announced webinars. */
export async function GET(): Promise<Response> {
  return createFeedResponse({
    path: '/resources/webinars/feed.xml',
    page: '/resources/webinars',
    title: 'Webinars',
    entries: await getWebinarFeedEntries(toAbsoluteUrl('')),
  });
}
