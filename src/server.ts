import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import next from 'next';
import { environment } from '@/platform/environment';
import { parseRequestScope, runInRequestScope } from '@/platform/request-scope';
import { getInternalStatusPath, STATUS_PATHS } from '@/platform/status-paths';
import { requestInternally, type RequestHandler } from '@/server/responses/buffered-response';
import { BuiltFiles } from '@/server/built-files';
import { BUSY_PATH, prepareBusyPage } from '@/server/busy-response';
import { FALLBACK_HTML } from '@/server/responses/error-page';
import { type Health, HealthCheck } from '@/server/health';
import type { CachedOutcome } from '@/server/http-thread/messages';
import { startHttpThread } from '@/server/http-thread/start';
import { readDiskSpace } from '@/server/observability/disk-space';
import { writeConsoleAsJson } from '@/server/observability/json-log';
import { type MetricSources, Metrics, type RequestOutcome } from '@/server/observability/metrics';
import { createOutboxReader } from '@/server/observability/outbox-state';
import { startTelemetry } from '@/server/observability/telemetry';
import { createPublicServer } from '@/server/connections/public-server';
import { redactUrl } from '@/server/redact-url';
import { createRequestHandler } from '@/server/request-handler';
import { matchRoute } from '@/server/routes';
import type { SecurityOptions } from '@/server/security-headers';
import { StaticFiles } from '@/server/static-files';

/*
 * The HTTP server around Next. Before routing, it resolves the path, filters headers and checks methods; afterwards,
 * it renders error pages and compresses responses. The HTTP thread has the site's port and answers requests for cached pages
 * itself; in development, there is neither.
 */
const {
  CMS_URL,
  DATABASE_URL,
  DIRECT_CONNECTIONS,
  IDENTITY_URL,
  LOG_FORMAT,
  MEDIA_BUCKET,
  MEDIA_FOLDER,
  METRICS_HOST,
  METRICS_PORT,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_PROTOCOL,
  OTEL_METRIC_EXPORT_INTERVAL,
  OTEL_SERVICE_NAME,
  SEARCH_SERVICE_URL,
  NODE_ENV,
  PORT,
  PRERENDER,
  PRODUCTION,
  ROLE,
  SITE_URL,
  TAG_MANAGER_ID,
  TRUSTED_PROXIES,
} = environment;
const isDevelopment = NODE_ENV === 'development';
const isReplica = CMS_URL !== undefined;
const isLocal = ['localhost', '127.0.0.1'].includes(new URL(SITE_URL).hostname);
const host = environment.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
/** Needed while Postgres is unavailable: the error page, and the bot challenge of its form. */
const PATHS_RENDERED_BEFORE_READY = ['/500', '/forms/challenge'];
const MOST_VISITED_PATHS = ['/', '/products', '/why-edb', '/products/view-all', '/products/plans-comparison'];

// When the process that reads the log has ended, each line fails with EPIPE. As an uncaught error, that would be logged and
// fail again, endlessly.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

if (LOG_FORMAT === 'json') writeConsoleAsJson();

let stopping: Promise<void> | undefined;
/** In development, files are built when they are requested. */
const builtFiles = isDevelopment ? undefined : new BuiltFiles(DATABASE_URL, resolve('.next'));
const health = new HealthCheck(DATABASE_URL, isReplica);
/** While the instance starts or stops, others are to get the requests. */
let unreadyReason: string | undefined = 'starting';
const checkReadiness = async (): Promise<Health> =>
  unreadyReason === undefined ? health.check() : { status: 'degraded', missing: [`server: ${unreadyReason}`] };
const sources: MetricSources = {
  checkHealth: async () => {
    const {
      health: { status, replica },
      isDatabaseUp,
      isDatabaseWritable,
      clockDifferenceMs,
    } = await health.inspect();
    const isReady = status === 'ready' && unreadyReason === undefined;
    const replicaAgeSeconds = replica?.checkedSecondsAgo ?? undefined;
    return { isReady, isDatabaseUp, isDatabaseWritable, clockDifferenceMs, replicaAgeSeconds };
  },
  readOutbox: createOutboxReader(DATABASE_URL),
  readHttpThread: async () => httpThread?.report(),
  ...(MEDIA_BUCKET === undefined ? { readDisk: () => readDiskSpace(MEDIA_FOLDER) } : {}),
};
const metrics = METRICS_PORT === undefined && OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : new Metrics(sources);
globalThis.countWebVital = metrics === undefined ? undefined : (name, value) => metrics.countVital(name, value);
const telemetry =
  metrics === undefined || OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : await startTelemetry({
        endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
        protocol: OTEL_EXPORTER_OTLP_PROTOCOL,
        serviceName: OTEL_SERVICE_NAME,
        metricIntervalMs: OTEL_METRIC_EXPORT_INTERVAL,
        metrics,
      });

const security: SecurityOptions = {
  role: ROLE,
  isProduction: PRODUCTION,
  isHttps: SITE_URL.startsWith('https:'),
  hasTagManager: TAG_MANAGER_ID !== undefined,
  isDevelopment,
  identityUrl: IDENTITY_URL,
  searchUrl: SEARCH_SERVICE_URL,
};
const developmentServer = isDevelopment ? createPublicServer(handle, failToListen) : undefined;
const httpThread = isDevelopment
  ? undefined
  : await startHttpThread({
      busyPage: prepareBusyPage(security),
      hasDirectConnections: DIRECT_CONNECTIONS === 'on',
      listener: handle,
      onOutcomes: metrics === undefined ? undefined : (outcomes) => outcomes.forEach(countCached),
      onError: failToListen,
    });
// Next listens for upgrades on the server it is given, which only its development tools need. Without a listener,
// Node handles a request with an Upgrade header like any other (RFC 9110, section 7.8).
const app = next({ dev: isDevelopment, hostname: host, port: PORT, httpServer: developmentServer?.server ?? createServer() });
const handleWithNext: RequestHandler = (request, response) => app.getRequestHandler()(request, response);
const handleRequest = createRequestHandler({
  next: handleWithNext,
  siteUrl: SITE_URL,
  trustedProxies: TRUSTED_PROXIES,
  security,
  checkReadiness,
  ...(isDevelopment ? {} : { staticFiles: new StaticFiles(resolve('.')) }),
  findBuiltFile: async (path) => builtFiles?.find(path),
  hasContent: async () => !isReplica || health.hasContent(),
  sharePage: (page, entry) => httpThread?.sharePage(page, entry),
  shareFile: (file) => httpThread?.shareFile(file),
  sharePaths: (list, entry) => httpThread?.sharePaths(list, entry),
  onResponse:
    metrics === undefined
      ? undefined
      : (outcome, response) => {
          metrics.count(outcome);
          telemetry?.endRequest(response, outcome);
        },
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void (stopping ??= stop()).then(() => process.exit(0)));

function handle(request: IncomingMessage, response: ServerResponse): void {
  const span = telemetry?.startRequest(request.method ?? '', request.headers, response);
  developmentServer?.shutdown.track(response);
  const ids = parseRequestScope(request.headers);
  const scope = span === undefined ? ids : { ...ids, traceId: span.spanContext().traceId, span };
  const handled = runInRequestScope(scope, () => handleRequest(request, response));
  void handled.catch((error: unknown) => runInRequestScope(scope, () => sendFailure(request, response, error)));
}

/** Logs an error that no request handler expected, and ends the response. */
function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${request.method ?? ''} ${redactUrl(request.url ?? '')}:`, error);
  // A client must not take a response that was cut off for a complete one.
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(FALLBACK_HTML);
}

/** Counts a response that the HTTP thread has sent from its memory. */
function countCached({ traceHeaders, startedAt, ...sent }: CachedOutcome): void {
  const source = sent.path === BUSY_PATH ? 'refused' : 'memory';
  const outcome: RequestOutcome = { ...sent, kind: matchRoute(sent.path).kind, source };
  metrics?.count(outcome);
  telemetry?.recordRequest(outcome, traceHeaders, startedAt);
}

function failToListen({ code, message }: { code?: string; message: string }): void {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${PORT} is in use. Stop the process that uses it, or choose another port: PORT=${PORT + 1} npm start`
      : message,
  );
  process.exit(1);
}

globalThis.renderInternalPage = async (path) => {
  const headers = { host: new URL(SITE_URL).host, accept: 'text/html' };
  const { status, headers: sent, body } = await requestInternally(handleRequest, path, headers);
  return { status, headers: sent, html: body.toString('utf8') };
};

if (METRICS_PORT !== undefined) metrics?.listen(METRICS_PORT, METRICS_HOST);
await app.prepare();
await builtFiles?.store();
await (httpThread ?? developmentServer)?.listen(PORT, host);
await prerender(PATHS_RENDERED_BEFORE_READY);
// Without Postgres, nothing can be prepared, and each attempt may take seconds.
if (PRERENDER === 'on' && (await health.check()).status === 'ready') await warmUp();
if (stopping === undefined) unreadyReason = undefined;
console.log(`ready ${SITE_URL}`);

async function stop(): Promise<void> {
  unreadyReason = 'shutting down';
  await (httpThread ?? developmentServer?.shutdown)?.stop();
  await telemetry?.stop();
}

/** Renders the most visited pages, and a 404 page, for which the paths of the site are read: on a large site, that takes a second. */
async function warmUp(): Promise<void> {
  await prerender(MOST_VISITED_PATHS);
  if (isDevelopment) return;
  await requestInternally(handleRequest, STATUS_PATHS['/404'], { host: new URL(SITE_URL).host }).catch((error: unknown) =>
    console.error('The 404 page could not be rendered at start:', error),
  );
}

/** Renders pages one after the other, before a visitor requests them. */
async function prerender(paths: readonly string[]): Promise<void> {
  if (isDevelopment) return;
  for (const path of paths) {
    await requestInternally(handleWithNext, getInternalStatusPath(path), { host: new URL(SITE_URL).host }).catch(
      (error: unknown) => console.error(`${path} could not be rendered at start:`, error),
    );
  }
}
