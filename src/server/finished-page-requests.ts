import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPages } from './finished-pages';
import { getMarkdownPagePath } from './markdown/page-as-markdown';
import { observeResponse } from './observe-response';
import type { RequestContext, RequestHandlerOptions } from './request-context';
import { matchRoute, type RouteKind } from './routes';

/** Pages that take a query. */
export const SEARCH_PATHS: readonly string[] = ['/search', '/docs/search'];
/** Cached responses depend on nothing but the path. */
export const CACHED_KINDS: readonly RouteKind[] = ['page', 'cached-handler'];

/** Prepares a cached page that is in memory and fresh, and sends it. The next request for it takes the short way. */
export async function handleFinishedPage(exchange: RequestContext): Promise<boolean> {
  const { request, response, path, headers, commonHeaders, finishedPages } = exchange;
  const acceptEncoding = headers['accept-encoding'];
  if (!isFinishedPage(exchange) || !(await finishedPages.prepare(path, acceptEncoding, commonHeaders))) return false;
  exchange.isFromMemory = true;
  return finishedPages.send(path, request, response);
}

/**
 * Sends a finished page before anything else is looked at: no query changes a cached page but a search, and a path under
 * which one was kept needs neither resolving nor routing. What asks for something else than the page takes the long way.
 * @returns whether it has
 */
export function sendFinishedPage(
  finishedPages: FinishedPages,
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestHandlerOptions,
): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (queryAt >= 0 && SEARCH_PATHS.includes(path)) return false;
  if (getMarkdownPagePath(path, headers) !== undefined || !finishedPages.send(path, request, response)) return false;
  observeResponse(response, options, () => ({ kind: matchRoute(path).kind, method, path, fromMemory: true }));
  return true;
}

/** Whether a request asks for a cached page itself, and not for React's data. */
export function isFinishedPage({ route, headers }: RequestContext): boolean {
  return CACHED_KINDS.includes(route.kind) && headers.rsc === undefined;
}
