import { PRESS_TIME_ZONE } from './press-releases/visibility';
import { buildAtomFeed } from '@/modules/feeds';
import { renderFeedHtml } from '@/modules/articles';
import { toInstant } from '@/platform/zoned-days';
import { getNewestReleases, PRESS_RELEASES_PATH } from './press-releases';

/** Maximum number of releases in the feed. */
const FEED_LENGTH = 30;

interface PressFeedOptions {
  /** The issuer of the releases. */
  readonly issuer: string;
  /** The site's origin. */
  readonly siteUrl: string;
}

/** Builds an Atom feed of the newest public releases in full. */
export async function buildPressFeed({ issuer, siteUrl }: PressFeedOptions): Promise<string> {
  const releases = await getNewestReleases(FEED_LENGTH);
  const entries = releases.map(async ({ title, url, description, published, embargo, updatedAt, body, sample }) => ({
    title: sample ? `${title} (sample)` : title,
    url,
    published: toInstant(published, embargo ?? '00:00', PRESS_TIME_ZONE).toISOString(),
    updated: updatedAt,
    author: issuer,
    categories: [],
    summary: description,
    html: await renderFeedHtml(body, siteUrl),
  }));
  return buildAtomFeed({
    title: `${issuer}: Press releases`,
    url: `${siteUrl}${PRESS_RELEASES_PATH}/feed.xml`,
    page: PRESS_RELEASES_PATH,
    siteUrl,
    entries: await Promise.all(entries),
  });
}
