import '@payload-config'; // Imported first so that all routes share its chunk.
import { getSiteSettings } from '@/modules/pages';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { DAY_MS } from '@/platform/durations';

export const dynamic = 'force-dynamic';

/** RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 180;

/** Says how to report a vulnerability (RFC 9116). The expiry moves with the day of the request. */
export async function GET(): Promise<Response> {
  const { email } = await getSiteSettings();
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${toAbsoluteUrl('/contact')}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${toAbsoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
