import type { KnownPathList } from '@/platform/known-paths/known-paths';
import type { PreparedPage } from '../responses/prepared-page';
import type { FreshnessToken } from './freshness';
import type { PrivateAddress } from './private-server';

/** What the HTTP thread starts with. */
export interface ThreadOptions {
  /** Where the main thread takes requests. */
  upstream: PrivateAddress;
  /** Proves to the main thread that a request comes from the HTTP thread. */
  secret: string;
  /** For `FreshnessReader`. */
  freshness: SharedArrayBuffer;
  /** Sent for a page that can't be prepared at the moment. */
  busyPage: PreparedPage;
  /** Whether simple requests are answered without Node's HTTP server. */
  hasDirectConnections: boolean;
  /** Whether the outcomes of responses are reported. */
  hasObserver: boolean;
}

/** A page for the HTTP thread to send as long as its token is fresh, or a file, which has none and doesn't change. */
export interface SharedPage extends PreparedPage {
  token?: FreshnessToken;
}

/** The paths that exist, for the HTTP thread to know which don't as long as the token is fresh. */
export interface SharedPaths {
  /** Without pages to suggest. */
  list: KnownPathList;
  token: FreshnessToken;
}

/** A response that the HTTP thread has sent from its memory. */
export interface CachedOutcome {
  method: string;
  path: string;
  status: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  seconds: number;
  /** The headers of the W3C Trace Context. */
  traceHeaders: NodeJS.Dict<string | string[]>;
}

/** How the HTTP thread is doing. */
export interface ThreadReport {
  /** Lag of its event loop, 99th percentile since the previous report. Each request waits as long before it is read. */
  eventLoopLagSeconds: number;
}

/** The methods of the console that write lines. */
export const LOG_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** With these, each thread watches whether the other one still takes messages. */
type WatchMessage = { type: 'ping' } | { type: 'pong' };

/** Messages from the main thread to the HTTP thread. */
export type MainMessage =
  | WatchMessage
  | { type: 'listen'; port: number; host: string }
  | { type: 'page'; page: SharedPage }
  | { type: 'paths'; paths: SharedPaths }
  | { type: 'report' }
  | { type: 'stop' };

/** Messages from the HTTP thread to the main thread. */
export type ThreadMessage =
  | WatchMessage
  | { type: 'listening' }
  | { type: 'failed'; code: string | undefined; message: string }
  | { type: 'log'; level: LogLevel; text: string }
  | { type: 'outcomes'; outcomes: CachedOutcome[] }
  /** Answers `report`, after the outcomes. */
  | { type: 'reported'; report: ThreadReport }
  | { type: 'stopped' };
