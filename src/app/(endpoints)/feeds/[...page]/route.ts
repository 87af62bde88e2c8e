import '@payload-config'; // Imported first so that all routes share its chunk.
import { TOPICS } from '@/cms/core/taxonomy/topics';
import { findAuthor, getArticleFeedEntries } from '@/modules/articles';
import { getPressFeedEntries } from '@/modules/company';
import type { FeedEntry } from '@/modules/feeds';
import { getSiteSettings } from '@/modules/pages';
import { getCveFeedEntries, getReleaseFeedEntries } from '@/modules/releases';
import { getWebinarFeedEntries } from '@/modules/webinars';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { createFeedResponse } from '../../feed-response';
import { createNotFoundResponse } from '../../not-found-response';

export const dynamic = 'force-static';
export const dynamicParams = true;

/** Returns no paths: the build renders no feeds. */
export function generateStaticParams(): { page: string[] }[] {
  return [];
}

/** A feed: its title, and how to read its entries for links to a site with this origin. */
interface FeedSource {
  title: string;
  getEntries: (siteUrl: string) => Promise<FeedEntry[]>;
}

/** The feeds by the page with the same content. */
const FEEDS: Readonly<Record<string, FeedSource>> = {
  '/blog': { title: 'Tutorials, posts, and labs', getEntries: (siteUrl) => getArticleFeedEntries({}, siteUrl) },
  '/company/press-releases': {
    title: 'Press releases',
    getEntries: async (siteUrl) => getPressFeedEntries((await getSiteSettings()).name, siteUrl),
  },
  '/releases': { title: 'PostgreSQL releases', getEntries: getReleaseFeedEntries },
  '/resources/webinars': { title: 'Webinars', getEntries: getWebinarFeedEntries },
  '/security/cve': { title: 'PostgreSQL CVEs', getEntries: getCveFeedEntries },
};

/**
 * Returns the feed of a page. It is rendered on the first request and cached like a page until one of its entries changes. Its
 * URL is the page's URL plus `/feed.xml` (next.config.ts, `rewrites`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }): Promise<Response> {
  const page = `/${(await params).page.join('/')}`;
  const feed = FEEDS[page] ?? (await findArticleFeed(page));
  if (feed === undefined) return createNotFoundResponse('feed');
  return createFeedResponse({ page, title: feed.title, entries: await feed.getEntries(toAbsoluteUrl('')) });
}

/** Finds the feed of a topic or of an author of the blog. */
async function findArticleFeed(page: string): Promise<FeedSource | undefined> {
  const [, list, name = ''] = /^\/blog\/(topic|author)\/([^/]+)$/.exec(page) ?? [];
  const topic = list === 'topic' ? TOPICS.find(({ value }) => value === name) : undefined;
  if (topic) return { title: topic.label, getEntries: (siteUrl) => getArticleFeedEntries({ topic: topic.value }, siteUrl) };
  const author = list === 'author' ? await findAuthor(name) : undefined;
  return author && { title: author.name, getEntries: (siteUrl) => getArticleFeedEntries({ author: author.key }, siteUrl) };
}
