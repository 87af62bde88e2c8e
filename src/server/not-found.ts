import type { NamedPage } from '@/platform/known-paths/named-page';
import { replaceSuggestions } from '@/platform/known-paths/suggestions';
import { CDN_HEADER_NAMES } from '@/platform/page-cache/cdn-headers';
import { STATUS_PATHS } from '@/platform/status-paths';
import type { BufferedResponse } from './buffered-response';
import { renderPage, sendResponse } from './page-response';
import { prepareRequest, type RequestContext } from './request-context';
import { buildSecurityHeaders } from './security-headers';

/** Responds with the 404 page, and with the pages of similar paths if there are any. */
export async function sendNotFound(exchange: RequestContext): Promise<void> {
  const { request, response, path, headers, options, finishedPages, missingPages } = exchange;
  const page = STATUS_PATHS['/404'];
  if (headers.rsc !== undefined) return sendResponse(response, await renderNotFound(exchange), exchange);
  const suggestions = await missingPages.findSuggestions(path);
  if (suggestions.length === 0 && finishedPages.send(page, request, response)) {
    exchange.isFromMemory = true;
    return;
  }
  const answer = (await finishedPages.get(page)) ?? (await renderNotFound(exchange));
  if (suggestions.length > 0) return sendResponse(response, addSuggestions(answer, suggestions), exchange);
  const acceptEncoding = headers['accept-encoding'];
  const commonHeaders = buildSecurityHeaders('page', page, options.security);
  exchange.isFromMemory =
    (await finishedPages.prepare(page, acceptEncoding, commonHeaders)) && finishedPages.send(page, request, response);
  if (!exchange.isFromMemory) await sendResponse(response, answer, exchange);
}

/** Renders the 404 page, which is cached like any other. No network keeps it for a path at which a page may appear. */
async function renderNotFound(exchange: RequestContext): Promise<BufferedResponse> {
  const rendered = await renderPage(prepareRequest(exchange, 'page', STATUS_PATHS['/404']));
  const headers = Object.fromEntries(Object.entries(rendered.headers).filter(([name]) => !CDN_HEADER_NAMES.includes(name)));
  // Without Postgres it may be the error page.
  const answer = { ...rendered, status: rendered.status === 200 ? 404 : rendered.status, headers };
  if (exchange.headers.rsc === undefined) exchange.finishedPages.remember(STATUS_PATHS['/404'], answer);
  return answer;
}

function addSuggestions(page: BufferedResponse, similar: readonly NamedPage[]): BufferedResponse {
  // Without its version the page isn't compressed as one that is sent again.
  const { 'x-page-version': _version, ...headers } = page.headers;
  return { ...page, headers, body: Buffer.from(replaceSuggestions(page.body.toString(), similar)) };
}
