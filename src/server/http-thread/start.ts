import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { KnownPathList } from '@/platform/known-paths/known-paths';
import { type CachedEntry, parseEntryKey } from '@/platform/page-cache/cached-entry';
import type { PreparedPage } from '../responses/prepared-page';
import { type FreshnessToken, FreshnessWriter } from './freshness';
import type { CachedOutcome, MainMessage, SharedPage, ThreadMessage, ThreadOptions, ThreadReport } from './messages';
import { createPrivateServer, listenPrivately } from './private-server';
import { watchThread } from './watch-thread';

/** The built program (scripts/build/programs.ts), beside the server's. */
const PROGRAM = new URL('./http-thread.mjs', import.meta.url);
/**
 * In megabytes, for connections and the headers of pages; their bodies are outside of the heap. `--max-old-space-size`, which the
 * image and `npm start` set, applies to every thread and takes precedence over the first (Node 20 and 24).
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** How many times in a row the thread may fail to respond: half a minute. Nothing that it does takes a second. */
const MISSES_MAX = 6;

/** Options of the HTTP thread. */
interface HttpThreadOptions {
  /** Sent for a page that can't be prepared at the moment. */
  busyPage: PreparedPage;
  /** Whether simple requests are answered without Node's HTTP server. */
  hasDirectConnections: boolean;
  /** Handles the requests that the thread doesn't answer from memory. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Receives what the thread answered from memory, in batches. */
  onOutcomes?: (outcomes: readonly CachedOutcome[]) => void;
  /** The port could not be opened or has failed. */
  onError: (error: { code: string | undefined; message: string }) => void;
}

/** The thread that has the site's port (decision 59). */
interface HttpThread {
  /** Resolves when connections are accepted. */
  listen(port: number, host: string): Promise<void>;
  /** Has the thread send a page as long as the cache entry that it was prepared from is fresh. */
  sharePage(page: PreparedPage, entry: CachedEntry): void;
  /** Has the thread send a file that doesn't change while this process runs. */
  shareFile(file: PreparedPage): void;
  /** Tells the thread which paths exist, for as long as their cache entry is fresh. */
  sharePaths(list: KnownPathList, entry: CachedEntry): void;
  /** Resolves when `onOutcomes` has received all outcomes so far. */
  report(): Promise<ThreadReport>;
  /** Stops listening and lets requests in flight finish, as in graceful-shutdown.ts. */
  stop(): Promise<void>;
}

/** Starts the HTTP thread. When it ends, or no longer responds, the process exits, and its supervisor starts it again. */
export async function startHttpThread({ listener, onOutcomes, onError, ...shared }: HttpThreadOptions): Promise<HttpThread> {
  const secret = randomBytes(32).toString('hex');
  const freshness = observeCache();
  const upstream = await listenPrivately(createPrivateServer(secret, listener));
  const options: ThreadOptions = {
    upstream,
    secret,
    freshness: freshness.memory,
    ...shared,
    hasObserver: onOutcomes !== undefined,
  };
  const worker = new Worker(PROGRAM, { workerData: options, resourceLimits: HEAP_LIMITS });
  const send = (message: MainMessage, transferred: readonly ArrayBuffer[] = []): void => worker.postMessage(message, transferred);
  const sendPage = (page: SharedPage): void => {
    if (page.body.buffer instanceof SharedArrayBuffer) return send({ type: 'page', page });
    // A copy of exactly these bytes; a message would copy the memory behind them, which may be larger.
    const body = new Uint8Array(page.body);
    send({ type: 'page', page: { ...page, body } }, [body.buffer]);
  };
  /** Returns the token of an entry that may be served. */
  const getToken = (entry: CachedEntry): FreshnessToken | undefined =>
    entry.header !== undefined && globalThis.findCachedEntry?.(parseEntryKey(entry.header)) === entry
      ? freshness.getToken(entry)
      : undefined;
  const { listening, reported, stopped } = receiveMessages(worker, { onOutcomes, onError });
  return {
    listen: (port, host) => {
      send({ type: 'listen', port, host });
      return listening.wait();
    },
    sharePage: (page, entry) => {
      const token = getToken(entry);
      if (token !== undefined) sendPage({ ...page, token });
    },
    shareFile: sendPage,
    sharePaths: (list, entry) => {
      const token = getToken(entry);
      if (token !== undefined) send({ type: 'paths', paths: { list: { ...list, pages: [] }, token } });
    },
    report: () => {
      send({ type: 'report' });
      return reported.wait();
    },
    stop: () => {
      send({ type: 'stop' });
      return stopped.wait();
    },
  };
}

/** Passes on what the thread says. @returns the promises that its answers resolve */
function receiveMessages(worker: Worker, { onOutcomes, onError }: Pick<HttpThreadOptions, 'onOutcomes' | 'onError'>) {
  const listening = createWaitingList<void>();
  const reported = createWaitingList<ThreadReport>();
  const stopped = createWaitingList<void>();
  const onPong = watchThread({
    ping: () => worker.postMessage({ type: 'ping' } satisfies MainMessage, []),
    onSilent: () => exit('The HTTP thread has not responded for half a minute.'),
    missesMax: MISSES_MAX,
  });
  worker.on('message', (message: ThreadMessage) => {
    switch (message.type) {
      case 'listening':
        return listening.resolveAll();
      case 'failed':
        return onError(message);
      case 'log':
        return console[message.level](message.text);
      case 'outcomes':
        return onOutcomes?.(message.outcomes);
      case 'reported':
        return reported.resolveAll(message.report);
      case 'stopped':
        return stopped.resolveAll();
      case 'ping':
        return worker.postMessage({ type: 'pong' } satisfies MainMessage, []);
      case 'pong':
        return onPong();
    }
  });
  worker.on('error', (error) => exit('The HTTP thread has failed:', error));
  worker.on('exit', () => exit('The HTTP thread has ended.'));
  return { listening, reported, stopped };
}

/** Without the HTTP thread, nobody would be answered. */
function exit(...reason: readonly unknown[]): never {
  console.error(...reason);
  process.exit(1);
}

/** Follows the page cache, which is loaded later. */
function observeCache(): FreshnessWriter {
  const freshness = new FreshnessWriter();
  globalThis.cacheObserver = {
    onOutdated: (entry) => freshness.setOutdated(entry),
    onListening: (isListening) => freshness.setListening(isListening),
  };
  return freshness;
}

/** Creates promises that one message resolves together. */
function createWaitingList<Value>(): { wait: () => Promise<Value>; resolveAll: (value: Value) => void } {
  let waiting: ((value: Value) => void)[] = [];
  return {
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    resolveAll: (value) => {
      const resolved = waiting;
      waiting = [];
      for (const resolve of resolved) resolve(value);
    },
  };
}
