import { toHtml } from 'hast-util-to-html';
import { momentOf } from '@/platform/zoned-days';
import { PRESS_ZONE } from '@/cms/press-releases/visibility';
import { atomDocument } from '@/features/entries';
import { parseMarkdown } from '@/ui/markdown';
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
  return atomDocument({
    title: `${issuer}: Press releases`,
    url: `${siteUrl}${PRESS_PAGE}/feed.xml`,
    page: siteUrl + PRESS_PAGE,
    siteUrl,
    entries: releases.map(({ title, url, description, published, embargo, updatedAt, body, sample }) => ({
      title: sample ? `${title} (sample)` : title,
      url: siteUrl + url,
      published: momentOf(published, embargo ?? '00:00', PRESS_ZONE).toISOString(),
      updated: updatedAt,
      author: issuer,
      summary: description,
      html: toHtml(parseMarkdown(body, 2)),
    })),
  });
}
