import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { allowStatusOverride } from './response-status';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './buffered-response';
import { compressResponse, appendVary } from './compress-response';
import { renderErrorPage } from './error-page';
import { isPrivatePath } from './security-headers';

/** A request that is ready for Next, and what its answer is finished with. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  next: RequestHandler;
  /** The host of the site. */
  host: string;
  /** The path as the visitor asked for it, resolved. */
  path: string;
  /** For a page that brings no Content-Security-Policy of its own. */
  policy: string | undefined;
}

/**
 * Lets Next answer a request, and sends its answer when it is finished.
 * @param headers of the request as they were received
 */
export async function respondWithPage(page: PageRequest, headers: IncomingHttpHeaders): Promise<void> {
  await sendResponse(page.response, await renderPage(page), headers);
}

/** What Next answers a request with, finished but not encoded. An answer that failed is replaced by the error page. */
export async function renderPage(page: PageRequest): Promise<BufferedResponse> {
  const rendered = await captureResponse(page);
  return finalizeResponse(hasFailed(rendered) ? await renderErrorPage(page.next, page.host) : rendered, page);
}

/** What Next says by itself when something throws: nothing, or a page without a policy. A form that is shown again has one. */
function hasFailed({ status, headers, body }: BufferedResponse): boolean {
  const isPage = String(headers['content-type'] ?? 'text/html').startsWith('text/html');
  return status >= 500 && (body.length === 0 || (isPage && headers['content-security-policy'] === undefined));
}

/**
 * Sends a whole answer in the encoding that its reader prefers. Headers that the response has stay, unless the answer has
 * its own.
 * @param requestHeaders as they were received
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
      // The same URL answers with Markdown when that is preferred (server/markdown).
      ...(isPage || status === 304 ? { vary: appendVary(headers.vary, 'Accept') } : {}),
      // Next adds the target of a cached redirect to the one that it has set itself.
      ...(headers.location === undefined ? {} : { location: [headers.location].flat()[0] }),
      ...(isPrivatePath(path) ? { 'cache-control': 'no-store' } : {}),
    },
  };
}
