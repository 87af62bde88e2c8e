/**
 * Returns whether a change is requested by a page of this site, or by a non-browser client that sends no origin. This
 * keeps other sites from submitting a form in a visitor's name (Fetch Metadata; RFC 6454, section 7).
 * @param origin of this site
 */
export function isSameOriginRequest({ method, headers }: Pick<Request, 'method' | 'headers'>, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const named = headers.get('origin');
  return named === null || named === origin;
}
