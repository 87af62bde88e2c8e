import { getTopicLabel } from '@/cms/core/taxonomy/topics';
import { formatTimeRange } from '@/platform/zoned-time';
import { markdownToText } from '@/ui/markdown';
import { type FeedEntry, renderFeedHtml } from '@/modules/feeds';
import { getNewestWebinars, type Webinar } from './webinars';

/** The maximum number of webinars in the feed. */
const FEED_LENGTH = 30;

/** Returns the most recently announced webinars with their text, for a feed whose links use this origin. */
export async function getWebinarFeedEntries(siteUrl: string): Promise<FeedEntry[]> {
  return Promise.all(
    (await getNewestWebinars(FEED_LENGTH)).map(async (webinar) => {
      const { when, zone } = formatTimeRange(webinar.begin, webinar.end);
      return {
        url: webinar.url,
        title: webinar.title,
        published: webinar.publishedAt,
        updated: webinar.contentChangedAt,
        author: webinar.speakers.map(({ name }) => name).join(', '),
        categories: webinar.topics.map((topic) => ({ term: topic, label: getTopicLabel(topic) })),
        summary: [
          `${describeCancellation(webinar)}${when}, ${zone}.`,
          ...(webinar.isSample ? ['Sample: made up as an example.'] : []),
          webinar.description,
        ].join(' '),
        html: await renderFeedHtml(webinar.body, siteUrl, webinar.url),
      };
    }),
  );
}

/** Feed readers show the summary as text. */
function describeCancellation({ cancellation }: Webinar): string {
  return cancellation === undefined ? '' : `This webinar is canceled. ${markdownToText(cancellation)} It was planned for `;
}
