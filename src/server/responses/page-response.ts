import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHED_ENTRY_HEADER } from '@/platform/page-cache/cached-entry';
import { redactUrl } from '../redact-url';
import { allowStatusOverride } from './status-override';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './buffered-response';
import { addEncodingVary, appendVary, chooseEncoding, compressResponse } from './compress-response';
import { addValidators, isNotModified, type ReceivedRequest, toNotModified } from './conditional-response';
import { renderErrorPage } from './error-page';

/** A request that is ready for Next, and what is needed to finalize its response. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  next: RequestHandler;
  /** The host of the site. */
  host: string;
  /** Whether the route that the visitor requested is private. */
  isPrivate: boolean;
  /** For a page without a Content-Security-Policy of its own. */
  policy: string | undefined;
}

/** Returns Next's response to a request, finalized but not encoded. A failed response is replaced by the error page. */
export async function renderPage(page: PageRequest): Promise<BufferedResponse> {
  const rendered = await captureResponse(page);
  const needsErrorPage = hasFailed(rendered) && !page.response.destroyed;
  return finalizeResponse(needsErrorPage ? await renderErrorPage(page.next, page.host) : rendered, page);
}

/** When something throws, Next itself sends an empty response or a page without a policy. A redisplayed form has one. */
function hasFailed({ status, headers, body }: BufferedResponse): boolean {
  const isPage = String(headers['content-type'] ?? 'text/html').startsWith('text/html');
  return status >= 500 && (body.length === 0 || (isPage && headers['content-security-policy'] === undefined));
}

/**
 * Sends a complete response in the encoding that the client prefers, or 304 when the client already has it. Existing
 * headers stay unless the response has its own.
 */
export async function sendResponse(
  response: ServerResponse,
  buffered: BufferedResponse,
  received: ReceivedRequest,
): Promise<void> {
  const acceptEncoding = received.headers['accept-encoding'];
  const complete = addValidators(addEncodingVary(buffered), chooseEncoding(buffered, acceptEncoding));
  const { status, headers, body } = isNotModified(complete, received)
    ? toNotModified(complete)
    : await compressResponse(complete, acceptEncoding);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status);
  response.end(body);
}

async function captureResponse({ request, response, next, isPrivate }: PageRequest): Promise<BufferedResponse> {
  const override = isPrivate ? allowStatusOverride(request) : undefined;
  try {
    const buffered = extractCachedEntry(await bufferResponse(next, request, response));
    const wanted = override?.take();
    return wanted === undefined || buffered.status >= 500 ? buffered : { ...buffered, status: wanted };
  } catch (error) {
    override?.take();
    // Next gives up a response when the visitor has left.
    if (!response.destroyed) console.error(`${redactUrl(request.url ?? '')} could not be rendered:`, error);
    return { status: 500, headers: {}, body: Buffer.alloc(0) };
  }
}

function extractCachedEntry({
  headers: { [CACHED_ENTRY_HEADER]: entry, ...headers },
  ...rest
}: BufferedResponse): BufferedResponse {
  return { ...rest, headers, cachedEntry: typeof entry === 'string' ? entry : undefined };
}

function finalizeResponse({ headers, ...rest }: BufferedResponse, { isPrivate, policy }: PageRequest): BufferedResponse {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return {
    ...rest,
    headers: {
      ...(isPage && policy !== undefined ? { 'content-security-policy': policy } : {}),
      ...headers,
      // The same URL returns Markdown when the client prefers it (server/markdown).
      ...(isPage ? { vary: appendVary(headers.vary, 'Accept') } : {}),
      // Next appends the target of a cached redirect to the one it has already set.
      ...(headers.location === undefined ? {} : { location: [headers.location].flat()[0] }),
      ...(isPrivate ? { 'cache-control': 'no-store' } : {}),
    },
  };
}
