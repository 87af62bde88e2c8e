import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import type { CachedEntry } from '@/platform/page-cache/cached-entry';
import type { TrustedProxies } from '@/platform/trusted-proxies';
import type { BufferedResponse, RequestHandler } from './responses/buffered-response';
import type { ResponseCache } from './responses/response-cache';
import type { Health } from './health';
import type { PathLookup } from './path-lookup';
import type { RenderQueue } from './render-queue';
import type { RequestOutcome, ResponseSource } from './observability/metrics';
import type { PreparedPage } from './responses/prepared-page';
import type { Route } from './routes';
import type { SecurityOptions } from './security-headers';
import type { StaticFiles } from './static-files';

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
  /** The files of this build; not in development, where they change. */
  staticFiles?: Pick<StaticFiles, 'has' | 'prepare'>;
  /** Has the HTTP thread send a static file. */
  shareFile?: (file: PreparedPage) => void;
  /** Returns a built file of another version that runs, or ran lately, on this database. */
  findBuiltFile: (path: string) => Promise<BufferedResponse | undefined>;
  /** Has the HTTP thread send a page as long as its cache entry is fresh. */
  sharePage?: (page: PreparedPage, entry: CachedEntry) => void;
  /** Has the HTTP thread know the paths that exist as long as their cache entry is fresh. */
  sharePaths?: (list: KnownPathList, entry: CachedEntry) => void;
  /** Called when a response has ended. */
  onResponse?: (outcome: RequestOutcome, response: ServerResponse) => void;
}

/** The state of a request as it passes through the middleware. */
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
