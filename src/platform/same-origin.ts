import { environment } from './environment';

const { origin } = new URL(environment.SITE_URL);

/**
 * Returns whether a change is requested by a page of this site. This keeps other sites from submitting a form in a
 * visitor's name. Browsers say where a request comes from in `Sec-Fetch-Site`, older ones in `Origin` or `Referer`, and
 * pages can't change them (Fetch Metadata; RFC 6454, section 7). A change without any origin is rejected.
 */
export function isSameOriginRequest({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const named = headers.get('origin');
  if (named !== null) return named === origin;
  const referrer = headers.get('referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).origin === origin;
}
