import { PRESS_TIME_ZONE } from './press-releases/visibility';
import { type FeedEntry, renderFeedHtml } from '@/modules/feeds';
import { toInstant } from '@/platform/zoned-days';
import { getNewestPressReleases } from './press-releases';

/** Maximum number of releases in the feed. */
const FEED_LENGTH = 30;

/**
 * Returns the newest public releases in full, for a feed of the site at this origin.
 * @param issuer of the releases
 */
export async function getPressFeedEntries(issuer: string, siteUrl: string): Promise<FeedEntry[]> {
  const releases = await getNewestPressReleases(FEED_LENGTH);
  const entries = releases.map(async ({ title, url, description, published, embargo, contentChangedAt, body, sample }) => {
    const released = toInstant(published, embargo ?? '00:00', PRESS_TIME_ZONE).toISOString();
    return {
      title: sample ? `${title} (sample)` : title,
      url,
      published: released,
      // A release is written before its embargo ends, and appears in the feed at its end.
      updated: contentChangedAt < released ? released : contentChangedAt,
      author: issuer,
      categories: [],
      summary: description,
      html: await renderFeedHtml(body, siteUrl, url),
    };
  });
  return Promise.all(entries);
}
