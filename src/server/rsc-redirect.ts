import type { IncomingHttpHeaders } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';

const RSC_PARAMETER = '_rsc';

/**
 * React's data for a cached page stand at the page's own URL with a parameter that is a hash of the headers they are asked
 * with, so that a cache in between that ignores `Vary` cannot mix them up. Next checks it as well, but then renders the
 * page with the parameter in its URL; so it is checked here, and Next sees the path alone
 * (`experimental.validateRSCRequestHeaders`).
 * @returns where to redirect to; undefined when the parameter is right, or no data are asked for
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
