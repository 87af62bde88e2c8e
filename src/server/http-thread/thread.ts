import { writeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { parseRequestId } from '@/platform/request-scope';
import { choosePageResponse, type PreparedPage, sendPreparedPage } from '../responses/prepared-page';
import { createPublicServer } from '../connections/public-server';
import { CachedPages, type CachedPageRequest } from './cached-pages';
import { DirectConnections, type DirectResponse } from './direct-connections';
import { ForwardLimits } from './forward-limits';
import { createForwarder } from './forward-request';
import { FreshnessReader } from './freshness';
import { LOG_LEVELS, type MainMessage, type ThreadMessage, type ThreadOptions } from './messages';
import { OutcomeBatcher } from './outcome-batcher';
import type { SimpleRequest } from './simple-request';
import { watchThread } from './watch-thread';

/*
 * The HTTP thread (decision 59), which is a program of its own. It has the site's port, sends cached pages from its own
 * memory while the main thread renders others, and forwards everything else. It loads neither Next nor Payload.
 */

/**
 * How many times in a row the main thread may fail to respond: two minutes. The slowest of what it does, such as the handbook on one
 * page, takes some seconds.
 */
const MISSES_MAX = 24;
const STDERR = 2;
/** As in the metrics of the main thread (prom-client). */
const LAG_RESOLUTION_MS = 10;

if (parentPort === null) throw new Error('The HTTP thread is started by src/server.ts.');
const main = parentPort;
const options: ThreadOptions = workerData;
const send = (message: ThreadMessage): void => main.postMessage(message, []);

// The main thread writes the log, as text or JSON.
for (const level of LOG_LEVELS) console[level] = (...values: unknown[]) => send({ type: 'log', level, text: format(...values) });

const freshness = new FreshnessReader(options.freshness);
const pages = new CachedPages(freshness);
const limits = new ForwardLimits(freshness, pages);
const forward = createForwarder(options.upstream, options.secret, ({ message }) =>
  send({ type: 'failed', code: undefined, message: `The socket of the main thread was removed; the process ends. ${message}` }),
);
const outcomes = options.hasObserver
  ? new OutcomeBatcher((collected) => send({ type: 'outcomes', outcomes: collected }))
  : undefined;
const eventLoopDelay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
if (options.hasObserver) eventLoopDelay.enable();
const publicServer = createPublicServer(
  (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      // One request must not end the process.
      console.error('A request could not be handled:', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
    }
  },
  ({ code, message }) => send({ type: 'failed', code, message }),
);

/** Returns the page that is sent to a request from memory: the requested one, or one for a request that isn't forwarded. */
function findPage(request: CachedPageRequest, client: string): PreparedPage | undefined {
  // During a stop, each response closes its connection, and pages in memory are prepared with the header that keeps it open.
  if (publicServer.shutdown.isStopping()) return undefined;
  const page = pages.find(request);
  if (page !== undefined) return page;
  switch (limits.refuse(request, client)) {
    case 'not-found':
      return pages.findNotFound(request);
    case 'busy':
      return options.busyPage;
    case undefined:
      return undefined;
  }
}

/** Identifies a client behind proxies that aren't known here. One that makes up addresses is limited by the main thread. */
function getClient({ headers }: CachedPageRequest, { remoteAddress }: Socket): string {
  return `${remoteAddress ?? ''} ${String(headers['x-forwarded-for'] ?? '')}`;
}

function handle(request: IncomingMessage, response: ServerResponse): void {
  // A cached page is sent synchronously, so a stop needn't wait for it.
  const client = getClient(request, request.socket);
  const page = findPage(request, client);
  if (page !== undefined) {
    outcomes?.observe(page.path, request, response);
    return sendPreparedPage(page, request, response, parseRequestId(request.headers));
  }
  publicServer.shutdown.track(response);
  limits.track(request, client, response);
  forward(request, response);
}

function respondDirectly(request: SimpleRequest, socket: Socket): DirectResponse | undefined {
  try {
    const page = findPage(request, getClient(request, socket));
    if (page === undefined) return undefined;
    return { ...choosePageResponse(page, request), path: page.path, requestId: parseRequestId(request.headers) };
  } catch (error) {
    // The HTTP server tries it again, and responds with the error.
    console.error('A page could not be sent directly:', error);
    return undefined;
  }
}

/** Returns the lag of the event loop since the last call, 99th percentile in seconds. */
function measureLag(): number {
  const nanoseconds = eventLoopDelay.percentile(99);
  eventLoopDelay.reset();
  return nanoseconds / 1e9;
}

const connections = new DirectConnections(
  respondDirectly,
  outcomes && ((request, { path, head }, seconds) => outcomes.add(path, request, head.status, seconds)),
);
if (options.hasDirectConnections) connections.attach(publicServer.server);

const onPong = watchThread({
  ping: () => send({ type: 'ping' }),
  onSilent: () => {
    // The main thread, which writes the log, is caught, and only it could exit in an orderly way.
    writeSync(STDERR, 'The main thread has not responded for two minutes. The process ends.\n');
    process.kill(process.pid, 'SIGKILL');
  },
  missesMax: MISSES_MAX,
});

main.on('message', (message: MainMessage) => {
  switch (message.type) {
    case 'listen':
      return void publicServer.listen(message.port, message.host).then(() => send({ type: 'listening' }));
    case 'page':
      return pages.set(message.page);
    case 'paths':
      return limits.set(message.paths);
    case 'ping':
      return send({ type: 'pong' });
    case 'pong':
      return onPong();
    case 'report':
      outcomes?.flush();
      return send({ type: 'reported', report: { eventLoopLagSeconds: measureLag() } });
    case 'stop':
      return void publicServer.shutdown.stop(connections).then(() => {
        outcomes?.flush();
        send({ type: 'stopped' });
      });
  }
});
