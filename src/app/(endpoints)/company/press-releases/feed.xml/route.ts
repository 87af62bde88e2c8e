import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { buildPressFeed } from '@/modules/company';
import { toAbsoluteUrl } from '@/platform/absolute-url';

export const dynamic = 'force-dynamic';

/** Returns the feed of the newest press releases, with their full text. */
export async function GET(): Promise<Response> {
  const { name } = await getSiteSettings();
  const feed = await buildPressFeed({ issuer: name, siteUrl: toAbsoluteUrl('') });
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
