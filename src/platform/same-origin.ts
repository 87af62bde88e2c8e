/**
 * Whether a change is asked for by a page of this site, or by a program that is no browser and names no origin: no other
 * site can then send a form in somebody's name (Fetch Metadata; RFC 6454, section 7).
 * @param origin of this site
 */
export function isSameOriginRequest({ method, headers }: Pick<Request, 'method' | 'headers'>, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const named = headers.get('origin');
  return named === null || named === origin;
}
