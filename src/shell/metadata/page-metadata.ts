import type { Metadata } from 'next';
import { getSiteSettings } from '@/modules/pages';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';

/** The metadata of one page. Omitted fields fall back to the site's defaults. */
interface PageMetadataOptions {
  path: string;
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  indexed?: boolean;
  /** URL of the page's Atom feed. */
  feed?: string | undefined;
  /** The path whose picture represents the page: its own when it is indexed, otherwise that of the home page. */
  imagePath?: string;
  /** When an article was published and changed. Other pages are websites to Open Graph. */
  article?: { publishedTime: string; modifiedTime: string } | undefined;
}

/**
 * Builds the metadata of a page (specification, section 3, "Default SEO metadata"): the defaults, each of which can be
 * overridden.
 */
export async function buildPageMetadata({
  path,
  title,
  description,
  indexed = true,
  feed,
  imagePath = indexed ? path : '/',
  article,
}: PageMetadataOptions): Promise<Metadata> {
  const settings = await getSiteSettings();
  const url = toAbsoluteUrl(path);
  const shownTitle = title ?? settings.defaultTitle;
  const shownDescription = description ?? settings.defaultDescription;
  const image = {
    url: toAbsoluteUrl(`/open-graph${imagePath === '/' ? '/home' : imagePath}.png`),
    ...OPEN_GRAPH_IMAGE_PX,
    alt: shownTitle,
  };
  return {
    title: shownTitle,
    description: shownDescription,
    alternates: {
      canonical: url,
      languages: { 'en-us': url },
      types: {
        ...(indexed ? { 'text/markdown': path === '/' ? toAbsoluteUrl('/index.md') : `${url}.md` } : {}),
        ...(feed ? { 'application/atom+xml': toAbsoluteUrl(feed) } : {}),
      },
    },
    openGraph: {
      url,
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      title: shownTitle,
      description: shownDescription,
      siteName: settings.name,
      locale: 'en_US',
      images: [image],
    },
    twitter: { card: 'summary', title: shownTitle, description: shownDescription, images: [image.url] },
    manifest: '/manifest.webmanifest',
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    other: { rating: 'General' },
    ...(indexed ? {} : { robots: { index: false } }),
  };
}
