import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { allowStatusOverride } from './answer-status';
import { type Answer, captureAnswer, type RequestHandler } from './captured-response';
import { encodeAnswer, withVary } from './encode-answer';
import { errorPage } from './error-page';
import { isSecret } from './security-headers';

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
export async function answerPage(page: PageRequest, headers: IncomingHttpHeaders): Promise<void> {
  await sendAnswer(page.response, await renderPage(page), headers);
}

/** What Next answers a request with, finished but not encoded. An answer that failed is replaced by the error page. */
export async function renderPage(page: PageRequest): Promise<Answer> {
  const rendered = await capture(page);
  return finished(hasFailed(rendered) ? await errorPage(page.next, page.host) : rendered, page);
}

/** What Next says by itself when something throws: nothing, or a page without a policy. A form that is shown again has one. */
function hasFailed({ status, headers, body }: Answer): boolean {
  const isPage = String(headers['content-type'] ?? 'text/html').startsWith('text/html');
  return status >= 500 && (body.length === 0 || (isPage && headers['content-security-policy'] === undefined));
}

/**
 * Sends a whole answer in the encoding that its reader prefers. Headers that the response has stay, unless the answer has
 * its own.
 * @param requestHeaders as they were received
 */
export async function sendAnswer(response: ServerResponse, answer: Answer, requestHeaders: IncomingHttpHeaders): Promise<void> {
  const { status, headers, body } = await encodeAnswer(answer, [requestHeaders['accept-encoding']].flat().join(','));
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(status);
  response.end(body);
}

async function capture({ request, response, next, path }: PageRequest): Promise<Answer> {
  const override = isSecret(path) ? allowStatusOverride(request) : undefined;
  try {
    const answer = await captureAnswer(next, request, response);
    const wanted = override?.take();
    return wanted === undefined || answer.status >= 500 ? answer : { ...answer, status: wanted };
  } catch (error) {
    override?.take();
    console.error('A page could not be rendered:', error);
    return { status: 500, headers: {}, body: Buffer.alloc(0) };
  }
}

function finished({ status, headers, body }: Answer, { path, policy }: PageRequest): Answer {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return {
    status,
    body,
    headers: {
      ...(isPage && policy !== undefined ? { 'content-security-policy': policy } : {}),
      ...headers,
      // The same URL answers with Markdown when that is preferred (server/markdown).
      ...(isPage || status === 304 ? { vary: withVary(headers.vary, 'Accept') } : {}),
      // Next adds the target of a cached redirect to the one that it has set itself.
      ...(headers.location === undefined ? {} : { location: [headers.location].flat()[0] }),
      ...(isSecret(path) ? { 'cache-control': 'no-store' } : {}),
    },
  };
}
