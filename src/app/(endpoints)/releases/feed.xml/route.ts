import '@payload-config'; // Imported first so that all routes share its chunk.
import { getReleaseFeedEntries } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../feed-response';

export const dynamic = 'force-dynamic';

/** Returns the feed of PostgreSQL releases. */
export async function GET(): Promise<Response> {
  return createFeedResponse({
    path: '/releases/feed.xml',
    page: '/releases',
    title: 'PostgreSQL releases',
    entries: await getReleaseFeedEntries(toAbsoluteUrl('')),
  });
}
