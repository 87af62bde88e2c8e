import '@payload-config'; // First, so that all routes share the chunk with it.
import { getSiteSettings } from '@/modules/pages';
import { buildPressFeed } from '@/modules/company';
import { toAbsoluteUrl } from '@/platform/absolute-url';

export const dynamic = 'force-dynamic';

/** The newest press releases in full. */
export async function GET(): Promise<Response> {
  const { name } = await getSiteSettings();
  const feed = await buildPressFeed({ issuer: name, siteUrl: toAbsoluteUrl('') });
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
