import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';

export const dynamic = 'force-dynamic';

/** Describes the site to a browser that installs it (W3C Web Application Manifest). */
export async function GET(): Promise<Response> {
  const { name, defaultDescription } = await getSiteSettings();
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: defaultDescription,
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: 'en-US',
    background_color: '#fcfaf6',
    theme_color: '#fcfaf6',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
