import type { Metadata } from 'next';
import { getSiteSettings } from '@/modules/pages';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';

/** What a page says of itself; what it leaves out, the site's defaults say. */
export interface PageMetadataOptions {
  path: string;
  title?: string;
  description?: string;
  /** Whether search engines may list it. */
  indexed?: boolean;
  /** Where the Atom feed of its news is. */
  feed?: string | undefined;
}

/** The metadata of a page (specification, section 3, "Default SEO metadata"): the defaults, overridden one by one. */
export async function buildPageMetadata({
  path,
  title,
  description,
  indexed = true,
  feed,
}: PageMetadataOptions): Promise<Metadata> {
  const settings = await getSiteSettings();
  const url = toAbsoluteUrl(path);
  const shownTitle = title ?? settings.defaultTitle;
  const shownDescription = description ?? settings.defaultDescription;
  const image = {
    url: toAbsoluteUrl(`/open-graph${indexed && path !== '/' ? path : '/home'}.png`),
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
      type: 'website',
      title: shownTitle,
      description: shownDescription,
      siteName: settings.name,
      locale: 'en_US',
      images: [image],
    },
    twitter: { card: 'summary', title: shownTitle, description: shownDescription, images: [image.url] },
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    other: { rating: 'General' },
    ...(indexed ? {} : { robots: { index: false } }),
  };
}
