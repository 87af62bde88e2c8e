import { type PreparedPage, sendPreparedPage } from './responses/prepared-page';
import type { RequestContext } from './request-context';
import type { RouteKind } from './routes';

/** Cached responses depend on nothing but the path. */
export const CACHED_KINDS: readonly RouteKind[] = ['page', 'cached-handler'];

/** Sends a page that is in memory and fresh. The next request for it is answered by the HTTP thread. */
export async function handleCachedResponse(context: RequestContext): Promise<boolean> {
  const { response, method, headers, requestId } = context;
  const page = isCacheable(context) ? await preparePageForHttpThread(context) : undefined;
  if (page === undefined) return false;
  context.source = 'memory';
  sendPreparedPage(page, { method, headers }, response, requestId);
  return true;
}

/** Prepares the response to the path and shares it with the HTTP thread; undefined when the page isn't in memory or fresh. */
export async function preparePageForHttpThread({
  path,
  headers,
  commonHeaders,
  responseCache,
  options,
}: RequestContext): Promise<PreparedPage | undefined> {
  const prepared = await responseCache.prepare(path, headers['accept-encoding'], commonHeaders);
  if (prepared !== undefined) options.sharePage?.(prepared.page, prepared.entry);
  return prepared?.page;
}

/** Returns whether a request is for the page itself, not for its RSC payload, and the page may be cached. */
export function isCacheable({ route, headers }: RequestContext): boolean {
  return CACHED_KINDS.includes(route.kind) && headers.rsc === undefined;
}
