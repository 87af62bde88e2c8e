import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { allowStatusOverride } from './response-status';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './buffered-response';
import { compressResponse, appendVary } from './compress-response';
import { renderErrorPage } from './error-page';
import { isPrivatePath } from './security-headers';

/** A request that is ready for Next, and what finishing its response requires. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  next: RequestHandler;
  /** The host of the site. */
  host: string;
  /** The resolved path that the visitor requested. */
  path: string;
  /** For a page without a Content-Security-Policy of its own. */
  policy: string | undefined;
}

/**
 * Lets Next handle a request, finishes the response and sends it.
 * @param headers of the request as received
 */
export async function respondWithPage(page: PageRequest, headers: IncomingHttpHeaders): Promise<void> {
  await sendResponse(page.response, await renderPage(page), headers);
}

/** Returns Next's response to a request, finished but not encoded. A failed response is replaced by the error page. */
export async function renderPage(page: PageRequest): Promise<BufferedResponse> {
  const rendered = await captureResponse(page);
  return finalizeResponse(hasFailed(rendered) ? await renderErrorPage(page.next, page.host) : rendered, page);
}

/** When something throws, Next itself sends an empty response or a page without a policy. A redisplayed form has one. */
function hasFailed({ status, headers, body }: BufferedResponse): boolean {
  const isPage = String(headers['content-type'] ?? 'text/html').startsWith('text/html');
  return status >= 500 && (body.length === 0 || (isPage && headers['content-security-policy'] === undefined));
}

/**
 * Sends a complete response in the encoding that the client prefers. Existing headers stay unless the response has
 * its own.
 * @param requestHeaders as received
 */
export async function sendResponse(
  response: ServerResponse,
  answer: BufferedResponse,
  requestHeaders: IncomingHttpHeaders,
): Promise<void> {
  const { status, headers, body } = await compressResponse(answer, [requestHeaders['accept-encoding']].flat().join(','));
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status);
  response.end(body);
}

async function captureResponse({ request, response, next, path }: PageRequest): Promise<BufferedResponse> {
  const override = isPrivatePath(path) ? allowStatusOverride(request) : undefined;
  try {
    const answer = await bufferResponse(next, request, response);
    const wanted = override?.take();
    return wanted === undefined || answer.status >= 500 ? answer : { ...answer, status: wanted };
  } catch (error) {
    override?.take();
    console.error('A page could not be rendered:', error);
    return { status: 500, headers: {}, body: Buffer.alloc(0) };
  }
}

function finalizeResponse({ status, headers, body }: BufferedResponse, { path, policy }: PageRequest): BufferedResponse {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return {
    status,
    body,
    headers: {
      ...(isPage && policy !== undefined ? { 'content-security-policy': policy } : {}),
      ...headers,
      // The same URL returns Markdown when the client prefers it (server/markdown).
      ...(isPage || status === 304 ? { vary: appendVary(headers.vary, 'Accept') } : {}),
      // Next appends the target of a cached redirect to the one that it has already set.
      ...(headers.location === undefined ? {} : { location: [headers.location].flat()[0] }),
      ...(isPrivatePath(path) ? { 'cache-control': 'no-store' } : {}),
    },
  };
}
