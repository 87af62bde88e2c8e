import { getTopicLabel } from '@/cms/core/topics';
import { formatTimeRange } from '@/platform/zoned-time';
import { type FeedEntry, renderFeedHtml } from '@/modules/feeds';
import { getWebinars, findWebinar } from './webinars';

/** The maximum number of webinars in the feed. */
const FEED_LENGTH = 30;

/** Returns the most recently announced webinars with their text, for a feed whose links use this origin. */
export async function getWebinarFeedEntries(siteUrl: string): Promise<FeedEntry[]> {
  const newest = (await getWebinars())
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt) || one.url.localeCompare(other.url))
    .slice(0, FEED_LENGTH);
  return Promise.all(
    newest.map(async (webinar) => {
      const { when, zone } = formatTimeRange(webinar.begin, webinar.end);
      const full = await findWebinar(webinar.url);
      return {
        url: webinar.url,
        title: webinar.title,
        published: webinar.publishedAt,
        updated: webinar.contentChangedAt,
        author: full?.speakers.map(({ name }) => name).join(', ') ?? '',
        categories: webinar.topics.map((topic) => ({ term: topic, label: getTopicLabel(topic) })),
        summary: `${when}, ${zone}. ${webinar.isSample ? 'Sample: made up as an example. ' : ''}${webinar.description}`,
        html: full ? await renderFeedHtml(full.body, siteUrl, webinar.url) : '',
      };
    }),
  );
}
