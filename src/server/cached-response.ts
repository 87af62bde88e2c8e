import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResponseCache } from './response-cache';
import { getMarkdownPagePath } from './markdown/page-as-markdown';
import { observeResponse } from './observe-response';
import type { RequestContext, RequestHandlerOptions } from './request-context';
import { matchRoute, type RouteKind } from './routes';

/** Pages that have a query string. */
export const SEARCH_PATHS: readonly string[] = ['/search', '/docs/search'];
/** Cached responses depend on nothing but the path. */
export const CACHED_KINDS: readonly RouteKind[] = ['page', 'cached-handler'];

/** Prepares and sends a page that is in memory and fresh. The next request for it is answered by {@link sendCachedResponse}. */
export async function handleCachedResponse(context: RequestContext): Promise<boolean> {
  const { request, response, path, headers, commonHeaders, responseCache } = context;
  const acceptEncoding = headers['accept-encoding'];
  if (!isCacheable(context) || !(await responseCache.prepare(path, acceptEncoding, commonHeaders))) return false;
  context.isFromMemory = true;
  return responseCache.send(path, request, response);
}

/**
 * Sends a page from memory before the request is resolved or routed: a path that has a cached response is known to be
 * canonical, and only the search pages depend on the query. Requests for another format go through the whole pipeline.
 * @returns whether it was sent
 */
export function sendCachedResponse(
  responseCache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestHandlerOptions,
): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (queryAt >= 0 && SEARCH_PATHS.includes(path)) return false;
  if (getMarkdownPagePath(path, headers) !== undefined || !responseCache.send(path, request, response)) return false;
  observeResponse(response, options, () => ({ kind: matchRoute(path).kind, method, path, fromMemory: true }));
  return true;
}

/** Returns whether a request is for the page itself, not for its RSC payload, and the page may be cached. */
export function isCacheable({ route, headers }: RequestContext): boolean {
  return CACHED_KINDS.includes(route.kind) && headers.rsc === undefined;
}
