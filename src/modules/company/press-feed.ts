import { PRESS_ZONE } from './press-releases/visibility';
import { atomFeedOf } from '@/modules/feeds';
import { htmlForFeed } from '@/modules/articles';
import { momentOf } from '@/platform/zoned-days';
import { newestReleases, PRESS_PAGE } from './press-releases';

/** Most releases in the feed. */
const FEED_LENGTH = 30;

interface PressFeed {
  /** Who issues the releases. */
  readonly issuer: string;
  /** The site's origin. */
  readonly siteUrl: string;
}

/** The newest public releases in full as an Atom feed. */
export async function pressFeed({ issuer, siteUrl }: PressFeed): Promise<string> {
  const releases = await newestReleases(FEED_LENGTH);
  const entries = releases.map(async ({ title, url, description, published, embargo, updatedAt, body, sample }) => ({
    title: sample ? `${title} (sample)` : title,
    url,
    published: momentOf(published, embargo ?? '00:00', PRESS_ZONE).toISOString(),
    updated: updatedAt,
    author: issuer,
    categories: [],
    summary: description,
    html: await htmlForFeed(body, siteUrl),
  }));
  return atomFeedOf({ title: `${issuer}: Press releases`, url: `${siteUrl}${PRESS_PAGE}/feed.xml`, page: PRESS_PAGE, siteUrl, entries: await Promise.all(entries) });
}
