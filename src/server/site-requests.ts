import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { addressOfNewsletterPost, isNewsletterLink } from '@/platform/newsletter-addresses';
import { madeAt, STATUS_ADDRESSES } from '@/platform/status-addresses';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import { VISITOR_ADDRESS_HEADER, visitorAddress } from '@/platform/visitor-address';
import { answerPage, renderPage, sendAnswer } from './answer-page';
import type { RequestHandler } from './captured-response';
import type { Health } from './health';
import { pageAsMarkdown, pageWantedAsMarkdown } from './markdown/answer-as-markdown';
import { reactDataRedirect } from './react-data';
import { admittedHeaders } from './request-headers';
import { resolveTarget } from './request-target';
import { type Route, type RouteKind, routeOf } from './routes';
import { isForEditors, policyOfRequest, type SecurityOptions, setSecurityHeaders } from './security-headers';

/** What the requests of the site are answered with. */
export interface SiteOptions {
  next: RequestHandler;
  siteUrl: string;
  trustedProxies: TrustedProxies;
  security: SecurityOptions;
  /** What `/health/ready` says. */
  readiness: () => Promise<Health>;
}

/** A request on its way through the steps below. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** As they were received; Next sees only what is admitted of them. */
  headers: IncomingHttpHeaders;
  method: string;
  path: string;
  query: string;
  route: Route;
  host: string;
  options: SiteOptions;
}

/** Answers the request, or leaves it to the next step. @returns whether it has answered */
type Step = (exchange: Exchange) => Promise<boolean> | boolean;

const STEPS: readonly Step[] = [
  answerDevelopment,
  answerHealth,
  answerNotFound,
  answerOptions,
  takeNewsletterPost,
  takeForm,
  refuseMethod,
  answerMarkdown,
  redirectReactData,
  answerByNext,
];

/** Kinds whose answers go out as Next writes them: large files, and what only programs and the admin read. */
const STREAMED: readonly RouteKind[] = ['file', 'media', 'account', 'admin', 'api'];
/** What is cached depends on nothing but its path. */
const CACHED: readonly RouteKind[] = ['page', 'cached-handler'];

/**
 * What answers every request of the site. The target is resolved once, before anything is decided by it; then the first
 * step that answers ends it.
 */
export function siteRequests(options: SiteOptions): RequestHandler {
  const { host } = new URL(options.siteUrl);
  return async (request, response) => {
    const target = resolveTarget(request.url ?? '');
    if (target.kind === 'malformed') return sendJson(response, 400, { error: 'The request names no path.' });
    const { path, query } = target.kind === 'resolved' ? target : { path: STATUS_ADDRESSES['/404'], query: '' };
    const route = visibleRoute(path, options.security.role);
    setSecurityHeaders(response, route.kind, path, options.security);
    if (target.kind === 'resolved' && target.canonical !== undefined) {
      response.writeHead(308, { Location: target.canonical }).end();
      return;
    }
    const exchange = { request, response, headers: request.headers, method: request.method ?? 'GET', path, query, route, host, options };
    for (const step of STEPS) if (await step(exchange)) return;
  };
}

/** Next's development tools have URLs and headers of their own, which no other mode has. */
async function answerDevelopment({ request, response, path, options }: Exchange): Promise<boolean> {
  if (!options.security.isDevelopment || !/^\/(?:_next|__nextjs)/.test(path)) return false;
  await options.next(request, response);
  return true;
}

async function answerHealth({ route, response, path, options }: Exchange): Promise<boolean> {
  if (route.kind !== 'health') return false;
  const health = path === '/health/live' ? undefined : await options.readiness();
  if (health === undefined) sendJson(response, 200, { status: 'live' });
  else sendJson(response, health.status === 'ready' ? 200 : 503, health);
  return true;
}

/** On an instance for the public there is no editors' side. */
function visibleRoute(path: string, role: SecurityOptions['role']): Route {
  const route = routeOf(path);
  return role === 'site' && isForEditors(route.kind, path) ? { kind: 'internal', methods: [] } : route;
}

/** Paths that only this server uses are unknown to a visitor. */
async function answerNotFound(exchange: Exchange): Promise<boolean> {
  if (exchange.route.kind !== 'internal') return false;
  await answerByPage(exchange, 'page', STATUS_ADDRESSES['/404']);
  return true;
}

/** What a path can be asked by (RFC 9110, section 9.3.7). The admin's API says more by itself. */
function answerOptions({ route, method, path, query, response }: Exchange): boolean {
  if (method !== 'OPTIONS' || route.kind === 'api') return false;
  response.writeHead(204, { Allow: allowedMethods(route, path, query) }).end();
  return true;
}

/** Next answers a POST to a page with 405; what is posted to a link of the newsletter has a route of its own. */
async function takeNewsletterPost(exchange: Exchange): Promise<boolean> {
  if (exchange.method !== 'POST' || !isNewsletterLink(exchange.path)) return false;
  await answerByPage(exchange, 'internal', addressOfNewsletterPost(exchange.path + exchange.query));
  return true;
}

/**
 * Forms post to the URL of their page, with `?form=`, so that the URL stays right when the page is shown again with
 * messages.
 */
async function takeForm(exchange: Exchange): Promise<boolean> {
  const { method, path, query, route } = exchange;
  if (method !== 'POST' || !isPage(route.kind) || !new URLSearchParams(query).has('form')) return false;
  await answerByPage(exchange, 'internal', `/sent-form${path === '/' ? '' : path}${query}`);
  return true;
}

/** 405 with the methods that are allowed (RFC 9110, section 15.5.6); 404 for a POST to a page that does not exist. */
async function refuseMethod(exchange: Exchange): Promise<boolean> {
  const { method, path, query, route, response } = exchange;
  if (methodsOf(route).includes(method)) return false;
  if (method === 'POST' && route.kind === 'page') {
    const page = await renderPage(prepared(exchange, route.kind, path));
    if (page.status === 404) {
      await sendAnswer(response, page, exchange.headers);
      return true;
    }
  }
  response.writeHead(405, { Allow: allowedMethods(route, path, query), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('This method is not allowed here.\n');
  return true;
}

async function answerMarkdown({ route, path, headers, host, response, options: { next, siteUrl } }: Exchange): Promise<boolean> {
  const wanted = route.kind === 'page' ? pageWantedAsMarkdown(path, headers) : undefined;
  if (wanted === undefined || routeOf(wanted).kind !== 'page') return false;
  const markdown = await pageAsMarkdown(wanted, { next, host, siteUrl });
  if (markdown === undefined) return false;
  await sendAnswer(response, markdown, headers);
  return true;
}

async function redirectReactData({ route, path, query, headers, response }: Exchange): Promise<boolean> {
  const target = route.kind === 'page' ? await reactDataRedirect(path, query, headers) : undefined;
  if (target === undefined) return false;
  response.writeHead(307, { Location: target, 'Cache-Control': 'no-store' }).end();
  return true;
}

async function answerByNext(exchange: Exchange): Promise<boolean> {
  const { route, path, query, options } = exchange;
  if (STREAMED.includes(route.kind)) {
    const { request, response } = prepared(exchange, route.kind, path + query);
    await options.next(request, response);
    return true;
  }
  await answerByPage(exchange, route.kind, CACHED.includes(route.kind) ? madeAt(path) : path + query);
  return true;
}

async function answerByPage(exchange: Exchange, kind: RouteKind, url: string): Promise<void> {
  await answerPage(prepared(exchange, kind, url), exchange.headers);
}

/** Replaces the target and the headers of a request by what Next may see of them. The only way to Next. */
function prepared({ request, response, headers, method, path, host, options }: Exchange, kind: RouteKind, url: string) {
  const { next, trustedProxies, security } = options;
  const policy = security.isDevelopment ? undefined : policyOfRequest(path, security);
  request.headers = admittedHeaders(headers, kind, host);
  request.rawHeaders = [];
  request.headers[VISITOR_ADDRESS_HEADER] = visitorAddress(request.socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','), trustedProxies) ?? '';
  if (kind === 'request-page' && policy !== undefined) request.headers['content-security-policy'] = policy;
  request.url = url;
  // The body of an answer to HEAD is left out when it is sent.
  if (kind === 'page' || (method === 'HEAD' && !STREAMED.includes(kind))) request.method = 'GET';
  return { request, response, next, host, path, policy };
}

function isPage(kind: RouteKind): boolean {
  return kind === 'page' || kind === 'request-page';
}

function methodsOf({ methods }: Route): readonly string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

function allowedMethods(route: Route, path: string, query: string): string {
  const isForm = isPage(route.kind) && new URLSearchParams(query).has('form');
  const methods = new Set([...methodsOf(route), ...(isForm || isNewsletterLink(path) ? ['POST'] : []), 'OPTIONS']);
  return [...methods].join(', ');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}
