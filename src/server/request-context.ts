import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_IP_HEADER, resolveClientIp } from '@/platform/client-ip';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import type { BufferedResponse, RequestHandler } from './buffered-response';
import type { FinishedPages } from './finished-pages';
import type { Health } from './health';
import type { MissingPages } from './missing-pages';
import type { UncertainPages } from './uncertain-pages';
import type { RequestOutcome } from './observability/metrics';
import { renderPage, sendResponse } from './page-response';
import { filterRequestHeaders } from './request-headers';
import type { Route, RouteKind } from './routes';
import { buildRequestPolicy, type SecurityOptions } from './security-headers';

/** What the request handler depends on. */
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
  finishedPages: FinishedPages;
  missingPages: MissingPages;
  uncertainPages: UncertainPages;
  requestId: string;
  /** What every response to this path has. */
  commonHeaders: Record<string, string>;
  /** Whether the response came from memory, without Next. */
  isFromMemory: boolean;
}

/** Handles the request or passes it on. @returns whether it has responded */
export type Middleware = (exchange: RequestContext) => Promise<boolean> | boolean;

/** Kinds whose responses are streamed as Next writes them: large files, and what only programs and the admin read. */
export const STREAMED_KINDS: readonly RouteKind[] = ['file', 'media', 'account', 'admin', 'api', 'content-api'];
/** Sends what Next renders at a URL. */
export async function handlePage(exchange: RequestContext, kind: RouteKind, url: string): Promise<void> {
  await sendResponse(exchange.response, await renderPage(prepareRequest(exchange, kind, url)), exchange);
}

/** Replaces the target and the headers of a request with what Next may see. Every request to Next goes through here. */
export function prepareRequest(
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
  // The body of a HEAD response is omitted when it is sent.
  if (kind === 'page' || (method === 'HEAD' && !STREAMED_KINDS.includes(kind))) request.method = 'GET';
  return { request, response, next, host, path, policy };
}
