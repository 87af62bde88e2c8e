import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import type { BufferedResponse } from './responses/buffered-response';
import { getClientAddress } from './connections/client-address';
import { type PageRequest, renderPage, sendResponse } from './responses/page-response';
import type { RequestContext } from './request-context';
import { filterRequestHeaders } from './request-headers';
import type { RouteKind } from './routes';
import { buildRequestPolicy } from './security-headers';

/** Kinds whose responses are streamed as Next writes them: large files, and responses for API clients and the admin. */
export const STREAMED_KINDS: readonly RouteKind[] = ['file', 'media', 'account', 'admin', 'api', 'content-api'];

/** Returns Next's response at a URL, finalized but not encoded. */
export function renderWithNext(context: RequestContext, kind: RouteKind, url: string): Promise<BufferedResponse> {
  return renderPage(prepareRequest(context, kind, url));
}

/** Responds with what Next renders at a URL. */
export async function respondWithNext(context: RequestContext, kind: RouteKind, url: string): Promise<void> {
  await sendResponse(context.response, await renderWithNext(context, kind, url), context);
}

/** Replaces the target and the headers of a request with what Next may see. Every request to Next goes through here. */
export function prepareRequest(
  { request, response, headers, method, route, host, options }: RequestContext,
  kind: RouteKind,
  url: string,
): PageRequest {
  const { next, security } = options;
  const policy = security.isDevelopment ? undefined : buildRequestPolicy(route, security);
  const address = getClientAddress({ request, headers, options });
  request.headers = filterRequestHeaders(headers, kind, host);
  request.rawHeaders = [];
  request.headers[CLIENT_IP_HEADER] = address;
  if (kind === 'dynamic-page' && policy !== undefined) request.headers['content-security-policy'] = policy;
  request.url = url;
  // The body of a HEAD response is omitted when it is sent.
  if (kind === 'page' || (method === 'HEAD' && !STREAMED_KINDS.includes(kind))) request.method = 'GET';
  return { request, response, next, host, isPrivate: route.isPrivate === true, policy };
}
