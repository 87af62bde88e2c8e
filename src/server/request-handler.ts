import type { IncomingMessage, ServerResponse } from 'node:http';
import { toMailLinkPostPath, isMailLink } from '@/platform/mail-links';
import { internalStatusPath, STATUS_PAGE_PATH, STATUS_PATHS } from '@/platform/status-paths';
import { getRequestScope } from '@/platform/request-scope';
import { registryClient } from '@/services/registry';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './buffered-response';
import { appendVary } from './compress-response';
import { toWeakEtag } from './conditional-response';
import { FinishedPages } from './finished-pages';
import { limitRules } from './limit-rules';
import { buildMissingContentResponse } from './missing-content';
import { MissingPages } from './missing-pages';
import { renderPageAsMarkdown, getMarkdownPagePath } from './markdown/page-as-markdown';
import { handleMissingPage, isPage, sendNotFound } from './not-found';
import { sendNotice } from './notices';
import type { RequestOutcome } from './observability/metrics';
import { renderPage, sendResponse } from './page-response';
import { createRegistryFileHandler, RETRY_AFTER_S } from './registry-file';
import {
  handlePage,
  type Middleware,
  prepareRequest,
  type RequestContext,
  type RequestHandlerOptions,
  STREAMED_KINDS,
} from './request-context';
import { callsServerFunction } from './request-headers';
import { resolveTarget } from './request-target';
import { type Route, type RouteKind, matchRoute } from './routes';
import { getRscRedirect } from './rsc-redirect';
import { buildSecurityHeaders, isEditorOnly, type SecurityOptions } from './security-headers';
import { renderStatusFallback } from './status-fallback';

const MIDDLEWARE: readonly Middleware[] = [
  handleDevelopment,
  handleHealth,
  handleMissingContent,
  handleNotFound,
  handleOptions,
  handleMailLinkPost,
  handleFormPost,
  rejectMethod,
  handleRegistryFile,
  handleMarkdown,
  redirectRscRequest,
  handleSearch,
  handleMissingPage,
  handleFinishedPage,
  handleWithNext,
];

/** Lets a browser, a package manager, or curl ask for the credentials of a subscription. */
const UNAUTHORIZED = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="Repository user and token", charset="UTF-8"' },
};

const sendRegistryFile = createRegistryFileHandler(registryClient);

/** Pages that take a query. */
const SEARCH_PATHS: readonly string[] = ['/search', '/docs/search'];
/** What is made from content. */
const KINDS_WITH_CONTENT: readonly RouteKind[] = ['page', 'request-page', 'handler', 'cached-handler'];
/** Cached responses depend on nothing but the path. */
const CACHED_KINDS: readonly RouteKind[] = ['page', 'cached-handler'];

/**
 * Creates the handler for all requests of the site. It resolves the target once, before any decision; then the first
 * middleware that responds ends the request.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { host } = new URL(options.siteUrl);
  const finishedPages = new FinishedPages();
  const missingPages = new MissingPages(options.next, host, async () => (await options.checkReadiness()).status === 'ready');
  return async (request, response) => {
    const requestId = getRequestScope()?.requestId ?? '';
    if (sendFinishedPage(finishedPages, request, response, requestId, options)) return;
    response.setHeader('X-Request-Id', requestId);
    const method = request.method ?? 'GET';
    const target = resolveTarget(request.url ?? '');
    if (target.kind === 'malformed') {
      observeResponse(response, options, () => ({ kind: 'internal', method, path: '', fromMemory: false }));
      return sendJson(response, 400, { error: 'The request names no path.' });
    }
    const { path, query } = target.kind === 'resolved' ? target : { path: STATUS_PATHS['/404'], query: '' };
    const route = resolveRoute(path, options.security.role);
    const commonHeaders = buildSecurityHeaders(route.kind, path, options.security);
    const exchange: RequestContext = {
      request,
      response,
      headers: request.headers,
      method,
      path,
      query,
      route,
      host,
      options,
      finishedPages,
      missingPages,
      requestId,
      commonHeaders,
      isFromMemory: false,
    };
    observeResponse(response, options, () => ({ kind: route.kind, method, path, fromMemory: exchange.isFromMemory }));
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (target.kind === 'resolved' && target.canonical !== undefined) {
      response.writeHead(308, { Location: target.canonical }).end();
      return;
    }
    for (const step of MIDDLEWARE) if (await step(exchange)) return;
  };
}

/** Next's development tools have URLs and headers of their own, which exist only in development. */
async function handleDevelopment({ request, response, method, path, options }: RequestContext): Promise<boolean> {
  if (!options.security.isDevelopment || !/^\/(?:_next|__nextjs)/.test(path)) return false;
  if (!path.endsWith('.css')) await options.next(request, response);
  else {
    delete request.headers['accept-encoding'];
    await sendResponse(response, limitRules(await bufferResponse(options.next, request, response), path), {
      method,
      headers: {},
    });
  }
  return true;
}

async function handleHealth({ route, method, response, path, options }: RequestContext): Promise<boolean> {
  if (route.kind !== 'health' || !getMethods(route).includes(method)) return false;
  const health = path === '/health/live' ? undefined : await options.checkReadiness();
  if (health === undefined) sendJson(response, 200, { status: 'live' });
  else sendJson(response, health.status === 'ready' ? 200 : 503, health);
  return true;
}

/** A replica has nothing to show before its first copy, and must not answer 404 for pages that exist. */
async function handleMissingContent({ route, method, headers, response, options }: RequestContext): Promise<boolean> {
  if (!KINDS_WITH_CONTENT.includes(route.kind) || (await options.hasContent())) return false;
  await sendResponse(response, buildMissingContentResponse(), { method, headers });
  return true;
}

/** Public instances have no admin. */
function resolveRoute(path: string, role: SecurityOptions['role']): Route {
  const route = matchRoute(path);
  return role === 'site' && isEditorOnly(route.kind, path) ? { kind: 'internal', methods: [] } : route;
}

/** Visitors cannot reach paths that only this server uses. */
async function handleNotFound(exchange: RequestContext): Promise<boolean> {
  if (exchange.route.kind !== 'internal') return false;
  await sendNotFound(exchange);
  return true;
}

/** Responds with the methods that a path allows (RFC 9110, section 9.3.7). The admin's API handles OPTIONS itself. */
function handleOptions({ route, method, path, query, response }: RequestContext): boolean {
  if (method !== 'OPTIONS' || route.kind === 'api') return false;
  response.writeHead(204, { Allow: formatAllowHeader(route, path, query) }).end();
  return true;
}

/** Next responds with 405 to a POST to a page, so a POST to a link from a mail has its own route. */
async function handleMailLinkPost(exchange: RequestContext): Promise<boolean> {
  if (exchange.method !== 'POST' || !isMailLink(exchange.path)) return false;
  await handlePage(exchange, 'internal', toMailLinkPostPath(exchange.path + exchange.query));
  return true;
}

/**
 * Forms post to the URL of their page with `?form=`, so that the URL stays right when the page is shown again with
 * messages.
 */
async function handleFormPost(exchange: RequestContext): Promise<boolean> {
  const { method, path, query, route } = exchange;
  if (method !== 'POST' || !isPageKind(route.kind) || !new URLSearchParams(query).has('form')) return false;
  await handlePage(exchange, 'internal', `/sent-form${path === '/' ? '' : path}${query}`);
  return true;
}

/**
 * Responds with 405 and the allowed methods (RFC 9110, section 15.5.6), or with 404 to a POST to a page that doesn't
 * exist.
 */
async function rejectMethod(exchange: RequestContext): Promise<boolean> {
  const { method, path, query, route } = exchange;
  if (getMethods(route).includes(method) && !isFormPostToAdmin(exchange)) return false;
  if (method === 'POST' && route.kind === 'page' && !(await isPage(exchange, getMarkdownPagePath(path, {}) ?? path))) {
    await sendNotFound(exchange);
    return true;
  }
  await sendNotice(exchange, 'method-not-allowed', {
    status: 405,
    headers: { allow: formatAllowHeader(route, path, query) },
  });
  return true;
}

/** Streams a file of the product registry without Next, which would read it through two more streams. */
async function handleRegistryFile(exchange: RequestContext): Promise<boolean> {
  if (exchange.route.kind !== 'registry-file') return false;
  const outcome = await sendRegistryFile(exchange);
  if (outcome === 'not-found') await sendNotFound(exchange);
  if (outcome === 'unavailable')
    await sendNotice(exchange, 'registry-unavailable', { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S) } });
  if (outcome === 'unauthorized' || outcome === 'forbidden')
    await sendNotice(exchange, 'subscription-needed', outcome === 'forbidden' ? { status: 403 } : UNAUTHORIZED);
  return true;
}

async function handleMarkdown({
  route,
  method,
  path,
  headers,
  host,
  response,
  options: { next, siteUrl },
}: RequestContext): Promise<boolean> {
  const wanted = route.kind === 'page' ? getMarkdownPagePath(path, headers) : undefined;
  if (wanted === undefined || matchRoute(wanted).kind !== 'page') return false;
  const markdown = await renderPageAsMarkdown(wanted, { next, host, siteUrl });
  if (markdown === undefined) return false;
  await sendResponse(response, markdown, { method, headers });
  return true;
}

async function redirectRscRequest({ route, path, query, headers, response }: RequestContext): Promise<boolean> {
  const target = route.kind === 'page' ? await getRscRedirect(path, query, headers) : undefined;
  if (target === undefined) return false;
  response.writeHead(307, { Location: target, 'Cache-Control': 'no-store' }).end();
  return true;
}

async function handleWithNext(exchange: RequestContext): Promise<boolean> {
  const { route, path, query, options } = exchange;
  if (STREAMED_KINDS.includes(route.kind)) {
    const { request, response } = prepareRequest(exchange, route.kind, path + query);
    correctStreamedHeaders(response, route.kind);
    await options.next(request, response);
    return true;
  }
  const isCached = CACHED_KINDS.includes(route.kind);
  const rendered = await renderPage(prepareRequest(exchange, route.kind, isCached ? internalStatusPath(path) : path + query));
  const isStatusAway = path === STATUS_PAGE_PATH && rendered.status >= 500;
  const answer = (isStatusAway ? await renderStatusFallback(options.next, exchange.host) : undefined) ?? rendered;
  if (isNothing(route, answer)) await sendNotFound(exchange);
  else await sendResponse(exchange.response, answer, exchange);
  if (isFinishedPage(exchange)) exchange.finishedPages.remember(path, answer);
  return true;
}

/** Puts the results into the cached page of a search. */
async function handleSearch(exchange: RequestContext): Promise<boolean> {
  const { path, query } = exchange;
  if (!SEARCH_PATHS.includes(path) || !new URLSearchParams(query).get('q')?.trim()) return false;
  await handlePage(exchange, 'handler', `/search-results${path}${query}`);
  return true;
}

/** Whether a page has rendered nothing, since its path leads nowhere. Others say themselves what isn't there, such as a receipt. */
function isNothing({ kind }: Route, { status, body }: BufferedResponse): boolean {
  return kind === 'page' && status === 404 && !body.includes('<h1');
}

/** Prepares a cached page that is in memory and fresh, and sends it. The next request for it takes the short way. */
async function handleFinishedPage(exchange: RequestContext): Promise<boolean> {
  const { request, response, path, headers, commonHeaders, requestId, finishedPages } = exchange;
  const acceptEncoding = [headers['accept-encoding']].flat().join(',');
  if (!isFinishedPage(exchange) || !(await finishedPages.prepare(path, acceptEncoding, commonHeaders))) return false;
  exchange.isFromMemory = true;
  return finishedPages.send(path, request, response, requestId);
}

/**
 * Sends a finished page before anything else is looked at: no query changes a cached page but a search, and a path under
 * which one was kept needs neither resolving nor routing. What asks for something else than the page takes the long way.
 * @returns whether it has
 */
function sendFinishedPage(
  finishedPages: FinishedPages,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  options: RequestHandlerOptions,
): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (queryAt >= 0 && SEARCH_PATHS.includes(path)) return false;
  if (getMarkdownPagePath(path, headers) !== undefined || !finishedPages.send(path, request, response, requestId)) return false;
  observeResponse(response, options, () => ({ kind: matchRoute(path).kind, method, path, fromMemory: true }));
  return true;
}

/**
 * Reports the response when its last byte was handed over, or the visitor has gone.
 * @param describe says what was answered; called then, and only where somebody listens
 */
function observeResponse(
  response: ServerResponse,
  { onResponse }: RequestHandlerOptions,
  describe: () => Omit<RequestOutcome, 'status' | 'seconds'>,
): void {
  if (onResponse === undefined) return;
  const begin = performance.now();
  response.once('close', () =>
    onResponse({ ...describe(), status: response.statusCode, seconds: (performance.now() - begin) / 1_000 }, response),
  );
}

/** Whether a request asks for a cached page itself, and not for React's data. */
function isFinishedPage({ route, headers }: RequestContext): boolean {
  return CACHED_KINDS.includes(route.kind) && headers.rsc === undefined;
}

/** Corrects headers of streamed responses in the moment they are sent, when Next has set all of them. */
function correctStreamedHeaders(response: ServerResponse, kind: RouteKind): void {
  const writeHead: unknown = Reflect.get(response, 'writeHead');
  if (typeof writeHead !== 'function') return;
  Object.assign(response, {
    writeHead: (...args: unknown[]): unknown => {
      const etag = response.getHeader('etag');
      // Next compresses but keeps the ETag, which only weak ones may share (RFC 9110, section 8.8.3).
      if (typeof etag === 'string' && response.hasHeader('content-encoding')) response.setHeader('etag', toWeakEtag(etag));
      // Next's own Vary replaces the one that Payload configures.
      if (kind === 'admin') response.setHeader('vary', appendVary(response.getHeader('vary'), 'Sec-CH-Prefers-Color-Scheme'));
      return Reflect.apply(writeHead, response, args);
    },
  });
}

/** The admin posts to its pages only by Next's server functions. Next answers 500 to any other body that it can't parse. */
function isFormPostToAdmin({ route, method, headers }: RequestContext): boolean {
  return route.kind === 'admin' && method === 'POST' && !callsServerFunction(headers);
}

function isPageKind(kind: RouteKind): boolean {
  return kind === 'page' || kind === 'request-page';
}

function getMethods({ methods }: Route): readonly string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

function formatAllowHeader(route: Route, path: string, query: string): string {
  const isForm = isPageKind(route.kind) && new URLSearchParams(query).has('form');
  const methods = new Set([...getMethods(route), ...(isForm || isMailLink(path) ? ['POST'] : []), 'OPTIONS']);
  return [...methods].join(', ');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}
