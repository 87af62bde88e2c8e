import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedOutcome } from './messages';

type ObservedRequest = Pick<IncomingMessage, 'headers'> & { method?: string | undefined };
type ResponseTime = Pick<CachedOutcome, 'startedAt' | 'seconds'>;

const REPORT_EVERY_MS = 1_000;
const COUNT_MAX = 1_000;

/** Collects the outcomes of responses, so that the main thread counts many at a time. */
export class OutcomeBatcher {
  #collected: CachedOutcome[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param report receives outcomes at most a second after the responses */
  constructor(private readonly report: (outcomes: CachedOutcome[]) => void) {}

  /** Records a response after its last byte was written or the visitor disconnected. */
  observe(path: string, request: IncomingMessage, response: ServerResponse): void {
    const begin = performance.now();
    const startedAt = Date.now();
    response.once('close', () =>
      this.#add(path, request, response.statusCode, { startedAt, seconds: (performance.now() - begin) / 1_000 }),
    );
  }

  /** Records a response that was just written, after so many seconds. */
  add(path: string, request: ObservedRequest, status: number, seconds: number): void {
    this.#add(path, request, status, { startedAt: Date.now() - seconds * 1_000, seconds });
  }

  #add(path: string, { method = 'GET', headers }: ObservedRequest, status: number, time: ResponseTime): void {
    const { traceparent, tracestate } = headers;
    this.#collected.push({ method, path, status, ...time, traceHeaders: { traceparent, tracestate } });
    if (this.#collected.length >= COUNT_MAX) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), REPORT_EVERY_MS);
  }

  /** Reports what has been collected. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const outcomes = this.#collected;
    this.#collected = [];
    if (outcomes.length > 0) this.report(outcomes);
  }
}
