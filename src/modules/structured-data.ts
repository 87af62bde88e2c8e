import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';

/** A node of JSON-LD with a type of schema.org. */
export interface SchemaNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The vendor and the site, which every page describes in full (src/shell/metadata/json-ld.tsx). */
export const ORGANIZATION = { '@id': toAbsoluteUrl('/#organization') };
export const WEBSITE = { '@id': toAbsoluteUrl('/#website') };

/** The preview image of a page, by the page's path. */
export function openGraphImage(path: string): string {
  return toAbsoluteUrl(`/open-graph${path}.png`);
}

/** What search engines want to know of every text. */
interface ArticleFacts {
  url: string;
  title: string;
  description: string;
  published: string;
  updatedAt: string;
  /** The name of an organization: the site names no person as an author. */
  author: string;
}

/** An article, or a kind of one (schema.org, Article). */
export function articleNode(type: string, { url, title, description, published, updatedAt, author }: ArticleFacts): SchemaNode {
  const address = toAbsoluteUrl(url);
  return {
    '@type': type,
    '@id': `${address}#article`,
    url: address,
    headline: title,
    description,
    datePublished: published,
    dateModified: updatedAt,
    inLanguage: 'en-US',
    image: openGraphImage(url),
    author: { '@type': 'Organization', name: author },
    publisher: ORGANIZATION,
    isPartOf: WEBSITE,
  };
}

/** A page that is about a service of the vendor (schema.org, Service). */
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
