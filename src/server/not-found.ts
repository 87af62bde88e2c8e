import { CDN_HEADER_NAMES } from '@/platform/page-cache/cdn-headers';
import { STATUS_PATHS } from '@/platform/status-paths';
import type { BufferedResponse } from './buffered-response';
import { renderErrorPage } from './error-page';
import { renderPage, sendResponse } from './page-response';
import { prepareRequest, type RequestContext } from './request-context';
import { CATCH_ALL_ROUTE } from './routes';
import { buildSecurityHeaders } from './security-headers';

/** Responds to paths that lead nowhere without rendering anything; with the error page while nobody knows whether they do. */
export async function handleMissingPage(exchange: RequestContext): Promise<boolean> {
  const { route, path, host, response, options, missingPages } = exchange;
  if (route !== CATCH_ALL_ROUTE || path === '/500') return false;
  if (await missingPages.isMissing(path)) await sendNotFound(exchange);
  else if (missingPages.isUnknowable(path)) await sendResponse(response, await renderErrorPage(options.next, host), exchange);
  else return false;
  return true;
}

/** Returns whether there is a page at a path, which may have to be rendered for that. */
export async function isPage(exchange: RequestContext, path: string): Promise<boolean> {
  if (exchange.route === CATCH_ALL_ROUTE && (await exchange.missingPages.isMissing(path))) return false;
  return (await renderPage(prepareRequest(exchange, 'page', path))).status !== 404;
}

/** Responds with the 404 page, and with the pages of similar paths if there are any. */
export async function sendNotFound(exchange: RequestContext): Promise<void> {
  const { request, response, path, headers, options, requestId, finishedPages, missingPages } = exchange;
  const page = STATUS_PATHS['/404'];
  if (headers.rsc !== undefined) return sendResponse(response, await renderNotFound(exchange), exchange);
  const answer = (await finishedPages.get(page)) ?? (await renderNotFound(exchange));
  const suggesting = await missingPages.addSuggestions(answer, path);
  if (suggesting !== undefined) return sendResponse(response, suggesting, exchange);
  const acceptEncoding = [headers['accept-encoding']].flat().join(',');
  const commonHeaders = buildSecurityHeaders('page', page, options.security);
  exchange.isFromMemory =
    finishedPages.send(page, request, response, requestId) ||
    ((await finishedPages.prepare(page, acceptEncoding, commonHeaders)) &&
      finishedPages.send(page, request, response, requestId));
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
