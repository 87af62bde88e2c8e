import type { ServerResponse } from 'node:http';
import { EDITOR_SESSION_COOKIE } from '@/platform/constants';
import { getInternalStatusPath, STATUS_PAGE_PATH, STATUS_PATHS } from '@/platform/status-paths';
import { getRequestScope } from '@/platform/request-scope';
import { isSearchPath } from '@/platform/search-paths';
import { registryClient } from '@/services/registry';
import { handleOptions, rejectForeignAction, rejectMethod } from './allowed-methods';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './responses/buffered-response';
import { CACHED_KINDS, handleCachedResponse, isCacheable, preparePageForHttpThread } from './cached-response';
import { ResponseCache } from './responses/response-cache';
import { enforceRuleLimit } from './style-rule-limit';
import { buildEmptyReplicaResponse } from './empty-replica';
import { PathLookup } from './path-lookup';
import { getMarkdownPagePath } from './markdown/markdown-path';
import { renderPageAsMarkdown } from './markdown/page-as-markdown';
import { sendNotFound } from './not-found';
import { createRouteLimiters } from './route-limiters';
import { handleFile } from './file-response';
import { handleMissingPage, createUncertainPageMiddleware } from './page-existence';
import { sendNotice } from './send-notice';
import { observeResponse } from './observe-response';
import { prepareRequest, renderWithNext, respondWithNext, STREAMED_KINDS } from './next-request';
import { sendResponse } from './responses/page-response';
import { createRegistryFileHandler, RETRY_AFTER_S } from './registry-file';
import type { Middleware, RequestContext, RequestHandlerOptions } from './request-context';
import { RenderQueue } from './render-queue';
import { resolveTarget } from './request-target';
import { type Route, type RouteKind, isPageKind, matchRoute } from './routes';
import { getRscRedirect } from './rsc-redirect';
import { buildSecurityHeaders, type SecurityOptions } from './security-headers';
import { renderStatusFallback } from './status-fallback';
import { correctStreamedHeaders } from './streamed-headers';

const PAGE_MIDDLEWARE: readonly Middleware[] = [
  handleMarkdown,
  redirectRscRequest,
  handleSearch,
  handleCachedResponse,
  handleWithNext,
];

const MIDDLEWARE: readonly Middleware[] = [
  handleDevelopment,
  rejectManyParameters,
  handleEmptyReplica,
  handleInternalRoute,
  handleOptions,
  handleMailLinkPost,
  handleFormPost,
  rejectMethod,
  handleHealth,
  rejectForeignAction,
  redirectToSignIn,
  createRouteLimiters(),
  handleRegistryFile,
  handleFile,
  handleStreamed,
  handleMissingPage,
  createUncertainPageMiddleware(PAGE_MIDDLEWARE),
  ...PAGE_MIDDLEWARE,
];

/** Makes a browser, a package manager, or curl ask for the credentials of a subscription. */
const UNAUTHORIZED = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="Repository user and token", charset="UTF-8"' },
};

/** A list of the admin has dozens, and a long selection there hundreds. No other request has more. */
const PARAMETERS_MAX = 1_000;

const sendRegistryFile = createRegistryFileHandler(registryClient);

/** Kinds of routes that show content. */
const KINDS_WITH_CONTENT: readonly RouteKind[] = ['page', 'dynamic-page', 'handler', 'cached-handler'];

/**
 * Creates the handler of all requests to the site. The target of a request is resolved once, before any decision; then the
 * first middleware that responds ends the request.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { host } = new URL(options.siteUrl);
  const responseCache = new ResponseCache();
  const renderQueue = new RenderQueue();
  const isReady = async () => (await options.checkReadiness()).status === 'ready';
  const pathLookup = new PathLookup({ next: options.next, host, isReady, onRead: options.sharePaths });
  return async (request, response) => {
    const requestId = getRequestScope()?.requestId ?? '';
    response.setHeader('X-Request-Id', requestId);
    const method = request.method ?? 'GET';
    const target = resolveTarget(request.url ?? '');
    if (target.kind === 'malformed') {
      observeResponse(response, options, () => ({ kind: 'internal', method, path: '', source: 'rendered' }));
      return sendJson(response, 400, { error: 'The request target is not a path.' });
    }
    const { path, query } = target.kind === 'resolved' ? target : { path: STATUS_PATHS['/404'], query: '' };
    const route = resolveRoute(path, options.security.role);
    const commonHeaders = buildSecurityHeaders(route, options.security);
    const context: RequestContext = {
      request,
      response,
      headers: request.headers,
      method,
      path,
      query,
      route,
      host,
      options,
      responseCache,
      pathLookup,
      renderQueue,
      requestId,
      commonHeaders,
      source: 'rendered',
    };
    observeResponse(response, options, () => ({ kind: route.kind, method, path, source: context.source }));
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (target.kind === 'resolved' && target.canonical !== undefined) {
      response.writeHead(308, { Location: target.canonical }).end();
      return;
    }
    for (const middleware of MIDDLEWARE) if (await middleware(context)) return;
  };
}

/** Next's development tools have URLs and headers of their own, which exist only in development. */
async function handleDevelopment({ request, response, method, path, options }: RequestContext): Promise<boolean> {
  if (!options.security.isDevelopment || !/^\/(?:_next|__nextjs)/.test(path)) return false;
  if (!path.endsWith('.css')) await options.next(request, response);
  else {
    delete request.headers['accept-encoding'];
    await sendResponse(response, enforceRuleLimit(await bufferResponse(options.next, request, response), path), {
      method,
      headers: {},
    });
  }
  return true;
}

/** Next reads a query several times, each in a time that grows with the square of the number of parameters with the same name. */
function rejectManyParameters({ query, route, response }: RequestContext): boolean {
  if (query.split('&', PARAMETERS_MAX + 1).length <= PARAMETERS_MAX) return false;
  const message = `This query has more than ${PARAMETERS_MAX} parameters. Ask for less at a time.`;
  // In the form that the admin expects from the API.
  sendJson(response, 400, route.kind === 'api' ? { errors: [{ message }] } : { error: message });
  return true;
}

async function handleHealth({ route, response, path, options }: RequestContext): Promise<boolean> {
  if (route.kind !== 'health') return false;
  const health = path === '/health/live' ? undefined : await options.checkReadiness();
  if (health === undefined) sendJson(response, 200, { status: 'live' });
  else sendJson(response, health.status === 'ready' ? 200 : 503, health);
  return true;
}

/** A replica has nothing to show before its first copy, and must not answer 404 for pages that exist. */
async function handleEmptyReplica({ route, method, headers, response, options }: RequestContext): Promise<boolean> {
  if (!KINDS_WITH_CONTENT.includes(route.kind) || (await options.hasContent())) return false;
  await sendResponse(response, buildEmptyReplicaResponse(), { method, headers });
  return true;
}

/** Public instances have no admin and no previews for editors. */
function resolveRoute(path: string, role: SecurityOptions['role']): Route {
  const route = matchRoute(path);
  return role === 'site' && route.isEditorOnly ? { ...route, kind: 'internal', methods: [] } : route;
}

/** Visitors cannot reach paths that only this server uses. */
async function handleInternalRoute(context: RequestContext): Promise<boolean> {
  if (context.route.kind !== 'internal') return false;
  await sendNotFound(context);
  return true;
}

/** Next responds with 405 to a POST to a page, so a POST to a link from an email has its own route. */
async function handleMailLinkPost(context: RequestContext): Promise<boolean> {
  const { method, path, query, route } = context;
  if (method !== 'POST' || !route.isMailLink) return false;
  await respondWithNext(context, 'internal', `/mail-actions${path}${query}`);
  return true;
}

/**
 * Forms post to the URL of their page with `?form=`, so that the URL stays right when the page is shown again with
 * messages.
 */
async function handleFormPost(context: RequestContext): Promise<boolean> {
  const { method, path, query, route } = context;
  if (method !== 'POST' || !isPageKind(route.kind) || !new URLSearchParams(query).has('form')) return false;
  await respondWithNext(context, 'internal', `/form-submissions${path === '/' ? '' : path}${query}`);
  return true;
}

/** Pages of the admin that are for everyone. */
const OPEN_ADMIN_PAGES: readonly string[] = ['/admin/login', '/admin/logout', '/admin/unauthorized'];
const EDITOR_SESSION = new RegExp(`(?:^|; ?)(?:__Host-)?${EDITOR_SESSION_COOKIE}=`);

/** Payload shows nothing before its scripts run to whoever isn't signed in. The way to the sign-in doesn't need them. */
function redirectToSignIn({ route, method, headers, path, query, response }: RequestContext): boolean {
  if (route.kind !== 'admin' || method === 'POST' || OPEN_ADMIN_PAGES.includes(path)) return false;
  if (headers.rsc !== undefined || EDITOR_SESSION.test(headers.cookie ?? '')) return false;
  const location = `/api/users/sign-in?${new URLSearchParams({ redirect: path + query })}`;
  response.writeHead(302, { Location: location, 'Cache-Control': 'private, no-store' }).end();
  return true;
}

/** Streams a file of the product registry without Next, which would read it through two more streams. */
async function handleRegistryFile(context: RequestContext): Promise<boolean> {
  if (context.route.kind !== 'registry-file') return false;
  const outcome = await sendRegistryFile(context);
  if (outcome === 'not-found') await sendNotFound(context);
  if (outcome === 'unavailable')
    await sendNotice(context, 'registry-unavailable', { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S) } });
  if (outcome === 'unauthorized' || outcome === 'forbidden')
    await sendNotice(context, 'subscription-needed', outcome === 'forbidden' ? { status: 403 } : UNAUTHORIZED);
  return true;
}

async function handleMarkdown({
  route,
  method,
  path,
  headers,
  host,
  response,
  responseCache,
  options: { next, siteUrl },
}: RequestContext): Promise<boolean> {
  const wanted = route.kind === 'page' ? getMarkdownPagePath(path, headers) : undefined;
  if (wanted === undefined || matchRoute(wanted).kind !== 'page') return false;
  const markdown = await renderPageAsMarkdown(wanted, {
    findCachedHead: (page) => responseCache.getHead(page),
    next,
    host,
    siteUrl,
  });
  // A client that prefers Markdown says so at the target of a redirect, too.
  if (markdown === undefined || (markdown.status !== 200 && wanted === path)) return false;
  await sendResponse(response, markdown, { method, headers });
  return true;
}

async function redirectRscRequest({ route, path, query, headers, response }: RequestContext): Promise<boolean> {
  const target = route.kind === 'page' ? await getRscRedirect(path, query, headers) : undefined;
  if (target === undefined) return false;
  response.writeHead(307, { Location: target, 'Cache-Control': 'no-store' }).end();
  return true;
}

/** Leaves the response to Next, which writes it as it is made. */
async function handleStreamed(context: RequestContext): Promise<boolean> {
  const { route, path, query, options } = context;
  if (!STREAMED_KINDS.includes(route.kind)) return false;
  const { request, response } = prepareRequest(context, route.kind, path + query);
  correctStreamedHeaders(response, route.kind);
  await options.next(request, response);
  return true;
}

async function handleWithNext(context: RequestContext): Promise<boolean> {
  const { route, path, query, options } = context;
  const isCached = CACHED_KINDS.includes(route.kind);
  const rendered = await renderWithNext(context, route.kind, isCached ? getInternalStatusPath(path) : path + query);
  const hasStatusPageFailed = path === STATUS_PAGE_PATH && rendered.status >= 500;
  const buffered = (hasStatusPageFailed ? await renderStatusFallback(options.next, context.host) : undefined) ?? rendered;
  if (isEmptyPage(route, buffered)) await sendNotFound(context);
  else await sendResponse(context.response, buffered, context);
  if (isCacheable(context)) {
    context.responseCache.set(path, buffered);
    await preparePageForHttpThread(context);
  }
  return true;
}

/** Renders the results into the cached search page. */
async function handleSearch(context: RequestContext): Promise<boolean> {
  const { path, query } = context;
  if (!isSearchPath(path) || !new URLSearchParams(query).get('q')?.trim()) return false;
  await respondWithNext(context, 'handler', `/search-results${path}${query}`);
  return true;
}

/** Whether the page is empty because its path doesn't exist. Other 404 pages, such as one for a receipt, have their own text. */
function isEmptyPage({ kind }: Route, { status, body }: BufferedResponse): boolean {
  return kind === 'page' && status === 404 && !body.includes('<h1');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}
