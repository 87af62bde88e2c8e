import '@payload-config'; // Imported first so that all routes share its chunk.
import { toAbsoluteUrl } from '@/platform/absolute-url';

export const dynamic = 'force-dynamic';

/** Allows crawlers to visit everything except the admin (RFC 9309). */
export function GET(): Response {
  return new Response(`User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
