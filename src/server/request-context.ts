import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import type { CachedEntry } from '@/platform/page-cache/cached-entry';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import type { BufferedResponse, RequestHandler } from './buffered-response';
import { getClientAddress } from './client-address';
import type { ResponseCache } from './response-cache';
import type { Health } from './health';
import type { PathLookup } from './path-lookup';
import type { RenderQueue } from './render-queue';
import type { RequestOutcome, ResponseSource } from './observability/metrics';
import { renderPage, sendResponse } from './page-response';
import type { PreparedPage } from './prepared-page';
import { filterRequestHeaders } from './request-headers';
import type { Route, RouteKind } from './routes';
import { buildRequestPolicy, type SecurityOptions } from './security-headers';

/** Dependencies of the request handler. */
export interface RequestHandlerOptions {
  next: RequestHandler;
  siteUrl: string;
  trustedProxies: TrustedProxies;
  security: SecurityOptions;
  /** Result of `/health/ready`. */
  checkReadiness: () => Promise<Health>;
  /** Whether there is content to serve. */
  hasContent: () => Promise<boolean>;
  /** Returns a built file of another version that runs, or ran lately, on this database. */
  findBuiltFile: (path: string) => Promise<BufferedResponse | undefined>;
  /** Has the HTTP thread send a page as long as its cache entry is fresh. */
  sharePage?: (page: PreparedPage, entry: CachedEntry) => void;
  /** Has the HTTP thread know the paths that exist as long as their cache entry is fresh. */
  sharePaths?: (list: KnownPathList, entry: CachedEntry) => void;
  /** Called when a response has ended. */
  onResponse?: (outcome: RequestOutcome, response: ServerResponse) => void;
}

/** The state of a request as it passes through the middleware below. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** Headers as received; Next sees only the allowed ones. */
  headers: IncomingHttpHeaders;
  method: string;
  path: string;
  query: string;
  route: Route;
  host: string;
  options: RequestHandlerOptions;
  responseCache: ResponseCache;
  pathLookup: PathLookup;
  renderQueue: RenderQueue;
  requestId: string;
  /** Headers of every response to this path. */
  commonHeaders: Record<string, string>;
  /** Where the response came from. */
  source: ResponseSource;
}

/** Handles the request or passes it on. @returns whether it has responded */
export type Middleware = (context: RequestContext) => Promise<boolean> | boolean;

/** Kinds whose responses are streamed as Next writes them: large files, and responses for API clients and the admin. */
export const STREAMED_KINDS: readonly RouteKind[] = ['file', 'media', 'account', 'admin', 'api', 'content-api'];

/** Sends what Next renders at a URL. */
export async function handlePage(context: RequestContext, kind: RouteKind, url: string): Promise<void> {
  await sendResponse(context.response, await renderPage(prepareRequest(context, kind, url)), context);
}

/** Replaces the target and the headers of a request with what Next may see. Every request to Next goes through here. */
export function prepareRequest(
  { request, response, headers, method, route, host, options }: RequestContext,
  kind: RouteKind,
  url: string,
) {
  const { next, security } = options;
  const policy = security.isDevelopment ? undefined : buildRequestPolicy(route, security);
  const address = getClientAddress({ request, headers, options });
  request.headers = filterRequestHeaders(headers, kind, host);
  request.rawHeaders = [];
  request.headers[CLIENT_IP_HEADER] = address;
  if (kind === 'dynamic-page' && policy !== undefined) request.headers['content-security-policy'] = policy;
  request.url = url;
  // The body of a HEAD response is omitted when it is sent.
  if (kind === 'page' || (method === 'HEAD' && !STREAMED_KINDS.includes(kind))) request.method = 'GET';
  return { request, response, next, host, isPrivate: route.isPrivate === true, policy };
}
