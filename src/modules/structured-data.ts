import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { formatIsoWithOffset, type TimeRange } from '@/platform/zoned-time';

/** A JSON-LD node with a schema.org type. */
export interface SchemaNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** References to the vendor and the site, which every page describes in full (src/shell/metadata/json-ld.tsx). */
export const ORGANIZATION = { '@id': toAbsoluteUrl('/#organization') };
export const WEBSITE = { '@id': toAbsoluteUrl('/#website') };

/** Returns the URL of a page's Open Graph image, given the page's path. */
export function buildOpenGraphImageUrl(path: string): string {
  return toAbsoluteUrl(`/open-graph${path}.png`);
}

/** The facts that search engines need about every article. */
interface ArticleFacts {
  url: string;
  title: string;
  description: string;
  published: string;
  contentChangedAt: string;
  /** An organization: the site doesn't credit individual authors. */
  author: { name: string; url: string };
}

/** Builds an Article node or one of its subtypes (schema.org, Article). Its language is that of the site. */
export function buildArticleNode(
  type: string,
  { url, title, description, published, contentChangedAt, author }: ArticleFacts,
): SchemaNode {
  const absoluteUrl = toAbsoluteUrl(url);
  return {
    '@type': type,
    '@id': `${absoluteUrl}#article`,
    url: absoluteUrl,
    headline: title,
    description,
    datePublished: published,
    dateModified: contentChangedAt,
    image: buildOpenGraphImageUrl(url),
    author: { '@type': 'Organization', name: author.name, url: toAbsoluteUrl(author.url) },
    publisher: ORGANIZATION,
    isPartOf: WEBSITE,
  };
}

/** The facts that search engines need about everything with a date: a webinar, a conference. */
interface EventFacts extends TimeRange {
  url: string;
  name: string;
  description: string;
  cancellation: string | undefined;
  previousBegin: TimeRange['begin'] | undefined;
}

/** Builds an Event node (schema.org, Event), without its place and its organizer. What was moved or canceled says so. */
export function buildEventNode({ url, name, description, begin, end, ...changes }: EventFacts): SchemaNode {
  const absoluteUrl = toAbsoluteUrl(url);
  return {
    '@type': 'Event',
    '@id': `${absoluteUrl}#event`,
    url: absoluteUrl,
    name,
    description,
    startDate: formatIsoWithOffset(begin),
    endDate: formatIsoWithOffset(end),
    ...buildEventStatus(changes),
    image: buildOpenGraphImageUrl(url),
  };
}

/** A canceled event keeps its dates; one that was moved has the former one, too (Google's documentation of events). */
function buildEventStatus({ cancellation, previousBegin }: Pick<EventFacts, 'cancellation' | 'previousBegin'>) {
  if (cancellation !== undefined) return { eventStatus: 'https://schema.org/EventCancelled' };
  if (previousBegin === undefined) return { eventStatus: 'https://schema.org/EventScheduled' };
  return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: formatIsoWithOffset(previousBegin) };
}

/** Builds the node of a page about one of the vendor's services (schema.org, Service). */
export function buildServiceNode(page: Page): SchemaNode {
  return {
    '@type': 'Service',
    '@id': `${toAbsoluteUrl(page.url)}#service`,
    name: page.pagetitle,
    description: page.description,
    serviceType: page.label,
    provider: ORGANIZATION,
    url: toAbsoluteUrl(page.url),
  };
}

/** Returns when the article that a page is about was published and changed, for Open Graph; undefined for other pages. */
export function getArticleTimes(nodes: readonly SchemaNode[]): { publishedTime: string; modifiedTime: string } | undefined {
  for (const { headline, datePublished, dateModified } of nodes) {
    if (headline !== undefined && typeof datePublished === 'string' && typeof dateModified === 'string')
      return { publishedTime: datePublished, modifiedTime: dateModified };
  }
  return undefined;
}
