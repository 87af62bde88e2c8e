import type { IncomingMessage, ServerResponse } from 'node:http';
import { toMailLinkPostPath, isMailLink } from '@/platform/mail-links';
import { internalStatusPath, STATUS_PAGE_PATH, STATUS_PATHS } from '@/platform/status-paths';
import { getRequestScope } from '@/platform/request-scope';
import { registryClient } from '@/services/registry';
import { getMethods, handleOptions, isPageKind, rejectMethod } from './allowed-methods';
import { type BufferedResponse, bufferResponse, type RequestHandler } from './buffered-response';
import { CACHED_KINDS, handleFinishedPage, isFinishedPage, SEARCH_PATHS, sendFinishedPage } from './finished-page-requests';
import { FinishedPages } from './finished-pages';
import { limitRules } from './limit-rules';
import { buildMissingContentResponse } from './missing-content';
import { MissingPages } from './missing-pages';
import { renderPageAsMarkdown, getMarkdownPagePath } from './markdown/page-as-markdown';
import { sendNotFound } from './not-found';
import { handleMissingPage, waitForTurn } from './page-existence';
import { sendNotice } from './notices';
import { observeResponse } from './observe-response';
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
import { UncertainPages } from './uncertain-pages';
import { resolveTarget } from './request-target';
import { type Route, type RouteKind, matchRoute } from './routes';
import { getRscRedirect } from './rsc-redirect';
import { buildSecurityHeaders, isEditorOnly, type SecurityOptions } from './security-headers';
import { renderStatusFallback } from './status-fallback';
import { correctStreamedHeaders } from './streamed-headers';

const PAGE_STEPS: readonly Middleware[] = [handleMarkdown, redirectRscRequest, handleSearch, handleFinishedPage, handleWithNext];

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
  handleBuiltFile,
  handleMissingPage,
  waitForTurn(PAGE_STEPS),
  ...PAGE_STEPS,
];

/** Lets a browser, a package manager, or curl ask for the credentials of a subscription. */
const UNAUTHORIZED = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="Repository user and token", charset="UTF-8"' },
};

const sendRegistryFile = createRegistryFileHandler(registryClient);

/** What is made from content. */
const KINDS_WITH_CONTENT: readonly RouteKind[] = ['page', 'request-page', 'handler', 'cached-handler'];

/** What answers the requests to the site. */
export interface RequestHandlers {
  /** Sends a page that is in memory, within this call. @returns whether it has; if not, nothing is written */
  sendFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers any request. */
  handleRequest: RequestHandler;
}

/**
 * Creates what handles all requests of the site. A request resolves its target once, before any decision; then the first
 * middleware that responds ends it.
 */
export function createRequestHandlers(options: RequestHandlerOptions): RequestHandlers {
  const { host } = new URL(options.siteUrl);
  const finishedPages = new FinishedPages();
  const uncertainPages = new UncertainPages();
  const missingPages = new MissingPages(options.next, host, async () => (await options.checkReadiness()).status === 'ready');
  const sendFromMemory: RequestHandlers['sendFromMemory'] = (request, response) =>
    sendFinishedPage(finishedPages, request, response, options);
  const handleRequest: RequestHandler = async (request, response) => {
    const requestId = getRequestScope()?.requestId ?? '';
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
      uncertainPages,
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
  return { sendFromMemory, handleRequest };
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

/** Serves a script or style of another build, for a page that was loaded before an update. */
async function handleBuiltFile(exchange: RequestContext): Promise<boolean> {
  const { route, path, response, options } = exchange;
  const file = route.kind === 'file' ? await options.findBuiltFile(path) : undefined;
  if (file === undefined) return false;
  await sendResponse(response, file, exchange);
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

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}
