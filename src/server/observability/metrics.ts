import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { VITAL_NAMES, type VitalName, VITALS } from '@/modules/web-vitals/server';
import { logFailure } from '@/platform/failure-log';
import type { ThreadReport } from '../http-thread/messages';
import type { RouteKind } from '../routes';
import type { OutboxState } from './outbox-state';

/** Bucket bounds in seconds, from a page in memory to one that takes too long. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Where a response came from: from memory, without Next, or rendered. A refused request is one for a page that may not exist
 * while too many of them are waiting (render-queue.ts), and not a failure.
 */
export type ResponseSource = 'memory' | 'rendered' | 'refused';

/** A response that was sent. */
export interface RequestOutcome {
  kind: RouteKind;
  method: string;
  /** The resolved path; empty when the request has none. */
  path: string;
  status: number;
  source: ResponseSource;
  seconds: number;
}

/** What the health check of this instance has found. */
interface HealthState {
  /** Whether `/health/ready` reports ready. */
  isReady: boolean;
  isDatabaseUp: boolean;
  /** Undefined when Postgres didn't respond. */
  isDatabaseWritable?: boolean | undefined;
  /** By how many milliseconds the clock of this machine is ahead of Postgres's; undefined when Postgres didn't respond. */
  clockDifferenceMs?: number | undefined;
  /** Only on a replica that has a copy: how long ago it was last confirmed to match its source. */
  replicaAgeSeconds?: number | undefined;
}

/** The space of the disk with the files of pictures. */
export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** Provides the current values of gauges when metrics are read. */
export interface MetricSources {
  checkHealth: () => Promise<HealthState>;
  /** Returns undefined when it can't be read. */
  readOutbox: () => Promise<OutboxState | undefined>;
  /** Counts the responses that the HTTP thread has sent and that are not counted yet. */
  readHttpThread?: () => Promise<ThreadReport | undefined>;
  /** Returns undefined when pictures are in a bucket, or when it can't be read. */
  readDisk?: () => Promise<DiskSpace | undefined>;
}

const snapshotSchema = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  values: z.array(
    z.object({
      /** NaN is the mean of a summary without observations. */
      value: z.union([z.number(), z.nan()]),
      labels: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Only in histograms: the name of the series, such as the metric's name with `_bucket`. */
      metricName: z.string().optional(),
    }),
  ),
});
/** The current values of a metric. */
export type MetricSnapshot = z.infer<typeof snapshotSchema>;

/** The metrics of this process, for Prometheus and for OpenTelemetry. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Responses sent, by kind of route, status, and source: from memory, rendered, or refused because too many were waiting.',
    labelNames: ['kind', 'status', 'source'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['kind', 'source'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  /** One for each, because their buckets differ. */
  readonly #vitals = new Map(VITAL_NAMES.map((name) => [name, this.#createVitalHistogram(name)]));

  readonly #ready = this.#createGauge(
    'site_ready',
    'Whether this instance can serve everything (1) or something is missing (0).',
  );
  readonly #database = this.#createGauge('site_database_up', 'Whether Postgres responded to the health check.');
  readonly #writable = this.#createGauge(
    'site_database_writable',
    'Whether Postgres stores what visitors and editors send (1) or can only be read (0); missing when it does not respond.',
  );
  readonly #clockDifference = this.#createGauge(
    'site_clock_difference_seconds',
    'How far the clock of this machine is ahead of the clock of Postgres; missing when Postgres does not respond.',
  );
  readonly #mediaFree = this.#createGauge(
    'site_media_free_bytes',
    'Free space on the disk with the files of pictures; missing when they are in a bucket.',
  );
  readonly #mediaSize = this.#createGauge('site_media_size_bytes', 'Size of this disk.');
  readonly #replicaAge = this.#createGauge(
    'site_replica_age_seconds',
    'How long ago the content of this replica was last confirmed to match its source; missing without a source.',
  );
  readonly #threadLag = this.#createGauge(
    'site_http_thread_eventloop_lag_p99_seconds',
    'Lag of the event loop of the HTTP thread, 99th percentile since the metrics were last read.',
  );
  readonly #waiting = this.#createGauge('site_outbox_waiting', 'Messages that are due and not delivered yet.');
  readonly #oldest = this.#createGauge('site_outbox_oldest_seconds', 'How long the oldest of them has been due.');
  readonly #failing = this.#createGauge('site_outbox_failing', 'Messages that failed and will be tried again.');
  readonly #givenUp = this.#createGauge('site_outbox_given_up', 'Messages that failed after too many attempts.');
  readonly #failedJobs = this.#createGauge(
    'site_jobs_failed',
    'Background jobs that failed for good, except purges of the content delivery network.',
  );

  constructor(private readonly sources: MetricSources) {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts a response. */
  count({ kind, status, source, seconds }: Omit<RequestOutcome, 'method' | 'path'>): void {
    this.#requests.inc({ kind, status, source });
    this.#durations.observe({ kind, source }, seconds);
  }

  /** Records a web vital that a browser measured (src/modules/web-vitals). */
  countVital(name: VitalName, value: number): void {
    this.#vitals.get(name)?.observe(value);
  }

  /** Returns all metrics in the format of Prometheus. */
  async read(): Promise<string> {
    await this.#refresh();
    return this.#registry.metrics();
  }

  /** Returns the current values of all metrics. */
  async collect(): Promise<MetricSnapshot[]> {
    await this.#refresh();
    return z.array(snapshotSchema).parse(await this.#registry.getMetricsAsJSON());
  }

  /** Serves the metrics at `/metrics`, on a separate port that visitors can't reach. */
  listen(port: number, host: string): Server {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      void this.read().then(
        (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
        (error: unknown) => {
          logFailure('metrics: could not be read', error);
          response.writeHead(500).end();
        },
      );
    });
    // The site works without metrics.
    server.on('error', (error) => console.error(`Metrics can't be served: ${error.message}`));
    // This server must not keep a stopping process alive.
    return server.listen(port, host).unref();
  }

  async #refresh(): Promise<void> {
    const { checkHealth, readOutbox, readHttpThread, readDisk } = this.sources;
    const [health, outbox, thread, disk] = await Promise.all([checkHealth(), readOutbox(), readHttpThread?.(), readDisk?.()]);
    this.#ready.set(health.isReady ? 1 : 0);
    this.#database.set(health.isDatabaseUp ? 1 : 0);
    setOrRemove(this.#writable, health.isDatabaseWritable === undefined ? undefined : Number(health.isDatabaseWritable));
    setOrRemove(this.#clockDifference, health.clockDifferenceMs === undefined ? undefined : health.clockDifferenceMs / 1_000);
    setOrRemove(this.#mediaFree, disk?.freeBytes);
    setOrRemove(this.#mediaSize, disk?.sizeBytes);
    setOrRemove(this.#replicaAge, health.replicaAgeSeconds);
    if (thread !== undefined) this.#threadLag.set(thread.eventLoopLagSeconds);
    setOrRemove(this.#waiting, outbox?.waiting);
    setOrRemove(this.#oldest, outbox?.oldestSeconds);
    setOrRemove(this.#failing, outbox?.failing);
    setOrRemove(this.#givenUp, outbox?.givenUp);
    setOrRemove(this.#failedJobs, outbox?.failedJobs);
  }

  #createVitalHistogram(name: VitalName): Histogram {
    const { bounds, unit } = VITALS[name];
    return new Histogram({
      name: `site_web_vitals_${name.toLowerCase()}${unit === 'ms' ? '_milliseconds' : ''}`,
      help: `${VITALS[name].name} of page views, as measured in browsers.`,
      buckets: [...bounds],
      registers: [this.#registry],
    });
  }

  #createGauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }
}

/** Without a value, a gauge is missing, instead of showing the last one as if it were current. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
