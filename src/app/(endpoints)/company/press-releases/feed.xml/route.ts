import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { getPressFeedEntries, PRESS_RELEASES_PATH } from '@/modules/company';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../../feed-response';

export const dynamic = 'force-dynamic';

/** Returns the feed of the newest press releases, with their full text. */
export async function GET(): Promise<Response> {
  const { name } = await getSiteSettings();
  return createFeedResponse({
    path: `${PRESS_RELEASES_PATH}/feed.xml`,
    page: PRESS_RELEASES_PATH,
    title: 'Press releases',
    entries: await getPressFeedEntries(name, toAbsoluteUrl('')),
  });
}
