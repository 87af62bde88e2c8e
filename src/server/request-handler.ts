import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { toNewsletterPostPath, isNewsletterLink } from '@/platform/newsletter-paths';
import { internalStatusPath, STATUS_PATHS } from '@/platform/status-paths';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import { CLIENT_IP_HEADER, resolveClientIp } from '@/platform/client-ip';
import { respondWithPage, renderPage, sendResponse } from './page-response';
import type { RequestHandler } from './buffered-response';
import type { Health } from './health';
import { renderPageAsMarkdown, getMarkdownPagePath } from './markdown/page-as-markdown';
import { getRscRedirect } from './rsc-redirect';
import { filterRequestHeaders } from './request-headers';
import { resolveTarget } from './request-target';
import { type Route, type RouteKind, matchRoute } from './routes';
import { isEditorOnly, buildRequestPolicy, type SecurityOptions, setSecurityHeaders } from './security-headers';

/** What the requests of the site are answered with. */
export interface RequestHandlerOptions {
  next: RequestHandler;
  siteUrl: string;
  trustedProxies: TrustedProxies;
  security: SecurityOptions;
  /** What `/health/ready` says. */
  checkReadiness: () => Promise<Health>;
}

/** A request on its way through the steps below. */
interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** As they were received; Next sees only what is admitted of them. */
  headers: IncomingHttpHeaders;
  method: string;
  path: string;
  query: string;
  route: Route;
  host: string;
  options: RequestHandlerOptions;
}

/** Answers the request, or leaves it to the next step. @returns whether it has answered */
type Middleware = (exchange: RequestContext) => Promise<boolean> | boolean;

const MIDDLEWARE: readonly Middleware[] = [
  handleDevelopment,
  handleHealth,
  handleNotFound,
  handleOptions,
  handleNewsletterPost,
  handleFormPost,
  rejectMethod,
  handleMarkdown,
  redirectRscRequest,
  handleWithNext,
];

/** Kinds whose answers go out as Next writes them: large files, and what only programs and the admin read. */
const STREAMED_KINDS: readonly RouteKind[] = ['file', 'media', 'account', 'admin', 'api'];
/** What is cached depends on nothing but its path. */
const CACHED_KINDS: readonly RouteKind[] = ['page', 'cached-handler'];

/**
 * What answers every request of the site. The target is resolved once, before anything is decided by it; then the first
 * step that answers ends it.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { host } = new URL(options.siteUrl);
  return async (request, response) => {
    const target = resolveTarget(request.url ?? '');
    if (target.kind === 'malformed') return sendJson(response, 400, { error: 'The request names no path.' });
    const { path, query } = target.kind === 'resolved' ? target : { path: STATUS_PATHS['/404'], query: '' };
    const route = resolveRoute(path, options.security.role);
    setSecurityHeaders(response, route.kind, path, options.security);
    if (target.kind === 'resolved' && target.canonical !== undefined) {
      response.writeHead(308, { Location: target.canonical }).end();
      return;
    }
    const exchange = {
      request,
      response,
      headers: request.headers,
      method: request.method ?? 'GET',
      path,
      query,
      route,
      host,
      options,
    };
    for (const step of MIDDLEWARE) if (await step(exchange)) return;
  };
}

/** Next's development tools have URLs and headers of their own, which no other mode has. */
async function handleDevelopment({ request, response, path, options }: RequestContext): Promise<boolean> {
  if (!options.security.isDevelopment || !/^\/(?:_next|__nextjs)/.test(path)) return false;
  await options.next(request, response);
  return true;
}

async function handleHealth({ route, response, path, options }: RequestContext): Promise<boolean> {
  if (route.kind !== 'health') return false;
  const health = path === '/health/live' ? undefined : await options.checkReadiness();
  if (health === undefined) sendJson(response, 200, { status: 'live' });
  else sendJson(response, health.status === 'ready' ? 200 : 503, health);
  return true;
}

/** On an instance for the public there is no editors' side. */
function resolveRoute(path: string, role: SecurityOptions['role']): Route {
  const route = matchRoute(path);
  return role === 'site' && isEditorOnly(route.kind, path) ? { kind: 'internal', methods: [] } : route;
}

/** Paths that only this server uses are unknown to a visitor. */
async function handleNotFound(exchange: RequestContext): Promise<boolean> {
  if (exchange.route.kind !== 'internal') return false;
  await handlePage(exchange, 'page', STATUS_PATHS['/404']);
  return true;
}

/** What a path can be asked by (RFC 9110, section 9.3.7). The admin's API says more by itself. */
function handleOptions({ route, method, path, query, response }: RequestContext): boolean {
  if (method !== 'OPTIONS' || route.kind === 'api') return false;
  response.writeHead(204, { Allow: formatAllowHeader(route, path, query) }).end();
  return true;
}

/** Next answers a POST to a page with 405; what is posted to a link of the newsletter has a route of its own. */
async function handleNewsletterPost(exchange: RequestContext): Promise<boolean> {
  if (exchange.method !== 'POST' || !isNewsletterLink(exchange.path)) return false;
  await handlePage(exchange, 'internal', toNewsletterPostPath(exchange.path + exchange.query));
  return true;
}

/**
 * Forms post to the URL of their page, with `?form=`, so that the URL stays right when the page is shown again with
 * messages.
 */
async function handleFormPost(exchange: RequestContext): Promise<boolean> {
  const { method, path, query, route } = exchange;
  if (method !== 'POST' || !isPageKind(route.kind) || !new URLSearchParams(query).has('form')) return false;
  await handlePage(exchange, 'internal', `/sent-form${path === '/' ? '' : path}${query}`);
  return true;
}

/** 405 with the methods that are allowed (RFC 9110, section 15.5.6); 404 for a POST to a page that does not exist. */
async function rejectMethod(exchange: RequestContext): Promise<boolean> {
  const { method, path, query, route, response } = exchange;
  if (getMethods(route).includes(method)) return false;
  if (method === 'POST' && route.kind === 'page') {
    const page = await renderPage(prepareRequest(exchange, route.kind, path));
    if (page.status === 404) {
      await sendResponse(response, page, exchange.headers);
      return true;
    }
  }
  response.writeHead(405, {
    Allow: formatAllowHeader(route, path, query),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end('This method is not allowed here.\n');
  return true;
}

async function handleMarkdown({
  route,
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
  await sendResponse(response, markdown, headers);
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
    await options.next(request, response);
    return true;
  }
  await handlePage(exchange, route.kind, CACHED_KINDS.includes(route.kind) ? internalStatusPath(path) : path + query);
  return true;
}

async function handlePage(exchange: RequestContext, kind: RouteKind, url: string): Promise<void> {
  await respondWithPage(prepareRequest(exchange, kind, url), exchange.headers);
}

/** Replaces the target and the headers of a request by what Next may see of them. The only way to Next. */
function prepareRequest(
  { request, response, headers, method, path, host, options }: RequestContext,
  kind: RouteKind,
  url: string,
) {
  const { next, trustedProxies, security } = options;
  const policy = security.isDevelopment ? undefined : buildRequestPolicy(path, security);
  request.headers = filterRequestHeaders(headers, kind, host);
  request.rawHeaders = [];
  request.headers[CLIENT_IP_HEADER] =
    resolveClientIp(request.socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','), trustedProxies) ?? '';
  if (kind === 'request-page' && policy !== undefined) request.headers['content-security-policy'] = policy;
  request.url = url;
  // The body of an answer to HEAD is left out when it is sent.
  if (kind === 'page' || (method === 'HEAD' && !STREAMED_KINDS.includes(kind))) request.method = 'GET';
  return { request, response, next, host, path, policy };
}

function isPageKind(kind: RouteKind): boolean {
  return kind === 'page' || kind === 'request-page';
}

function getMethods({ methods }: Route): readonly string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

function formatAllowHeader(route: Route, path: string, query: string): string {
  const isForm = isPageKind(route.kind) && new URLSearchParams(query).has('form');
  const methods = new Set([...getMethods(route), ...(isForm || isNewsletterLink(path) ? ['POST'] : []), 'OPTIONS']);
  return [...methods].join(', ');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}
