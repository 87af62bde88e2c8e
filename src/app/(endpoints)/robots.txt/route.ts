import '@payload-config'; // First, so that all routes share the chunk with it.
import { toAbsoluteUrl } from '@/platform/absolute-url';

export const dynamic = 'force-dynamic';

/** What crawlers may visit (RFC 9309): everything but the editors' side. */
export function GET(): Response {
  return new Response(`User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
