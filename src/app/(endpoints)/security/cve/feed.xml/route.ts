import '@payload-config'; // Imported first so that all routes share its chunk.
import { getCveFeedEntries } from '@/modules/releases';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../../feed-response';

export const dynamic = 'force-dynamic';

/** Returns the feed of PostgreSQL vulnerabilities. */
export async function GET(): Promise<Response> {
  return createFeedResponse({
    path: '/security/cve/feed.xml',
    page: '/security/cve',
    title: 'PostgreSQL CVEs',
    entries: await getCveFeedEntries(toAbsoluteUrl('')),
  });
}
