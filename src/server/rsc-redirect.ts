import type { IncomingHttpHeaders } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

const RSC_PARAMETER = '_rsc';

/**
 * The RSC payload of a cached page has the page's own URL with a parameter that is a hash of the relevant request
 * headers, so that a cache in between that ignores `Vary` cannot mix up payloads. Next would check it as well, but
 * then renders the page with the parameter in its URL. So the check is done here, and Next sees only the path
 * (`experimental.validateRSCRequestHeaders`).
 * @returns the redirect target; undefined when the parameter is right or no payload is requested
 */
export async function getRscRedirect(path: string, query: string, headers: IncomingHttpHeaders): Promise<string | undefined> {
  if (headers.rsc !== '1') return undefined;
  const expected = await computeCacheBustingSearchParam(
    parsePrefetch(headers['next-router-prefetch']),
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  return new URLSearchParams(query).get(RSC_PARAMETER) === expected ? undefined : `${path}?${RSC_PARAMETER}=${expected}`;
}

function parsePrefetch(value: string | string[] | undefined): '1' | '2' | '3' | undefined {
  return value === '1' || value === '2' || value === '3' ? value : undefined;
}
