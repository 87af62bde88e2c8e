import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { DiagLogger, Span, Tracer } from '@opentelemetry/api';
import { traceDatabaseQueries } from './database-queries';
import { type ClientTracer, traceOutgoingRequests } from './outgoing-requests';
import type { Metrics, RequestOutcome } from './metrics';
import { createMetricProducer } from './metric-producer';

/** How long a stopping process waits for the last spans and metrics to be sent. */
const SHUTDOWN_LIMIT_MS = 3_000;
/** A message of the SDK may contain a whole stack trace. */
const MESSAGE_LENGTH_MAX = 300;
/** Routes whose paths are the same for every visitor. Others may contain a token or user input. */
const KINDS_WITH_PUBLIC_PATHS: readonly RequestOutcome['kind'][] = ['page', 'cached-handler', 'file', 'media', 'health'];

interface TelemetryOptions {
  /** URL of the collector. */
  endpoint: string;
  protocol: 'http/protobuf' | 'http/json';
  serviceName: string;
  metricIntervalMs: number;
  metrics: Metrics;
}

/** Sends traces and metrics of this process to an OpenTelemetry collector. */
interface Telemetry {
  /**
   * Starts the span of a request, which continues the trace in `traceparent` (W3C Trace Context).
   * @returns the span, for the scope of the request
   */
  startRequest: (method: string, headers: NodeJS.Dict<string | string[]>, response: ServerResponse) => Span;
  /** Ends the span of a request. */
  endRequest: (response: ServerResponse, outcome: RequestOutcome) => void;
  /**
   * Records the span of a request that has been answered.
   * @param startedAt milliseconds since 1970
   */
  recordRequest: (outcome: RequestOutcome, headers: NodeJS.Dict<string | string[]>, startedAt: number) => void;
  /** Stops tracing and sends the remaining spans and metrics. */
  stop: () => Promise<void>;
}

/**
 * Starts OpenTelemetry. Its packages are loaded only here, so a process without a collector neither loads nor runs any of
 * them. Nothing is registered globally: Next would add its own spans, with URLs that may contain tokens.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const packages = await loadPackages(options.protocol);
  const { diag, DiagLogLevel } = packages.api;
  // The SDK never throws; without a logger, an unreachable collector would go unnoticed.
  diag.setLogger(getLogger(), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const { tracerProvider, meterProvider } = createProviders(packages, options);
  const tracer = tracerProvider.getTracer('site');
  const clientTracer = createClientTracer(packages, tracer);
  const endTracing = [traceOutgoingRequests(clientTracer), traceDatabaseQueries(clientTracer)];
  return {
    ...createRequestTracer(packages, tracer),
    stop: async () => {
      for (const end of endTracing) end();
      const isSent = Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()]);
      await Promise.race([isSent, new Promise((resolve) => setTimeout(resolve, SHUTDOWN_LIMIT_MS).unref())]);
    },
  };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

async function loadPackages(protocol: TelemetryOptions['protocol']) {
  const [
    api,
    { W3CTraceContextPropagator },
    resources,
    { BasicTracerProvider, BatchSpanProcessor },
    sdk,
    { OTLPTraceExporter },
    { OTLPMetricExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/sdk-metrics'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-metrics-otlp-http')
      : import('@opentelemetry/exporter-metrics-otlp-proto'),
  ]);
  return {
    api,
    W3CTraceContextPropagator,
    resources,
    BasicTracerProvider,
    BatchSpanProcessor,
    sdk,
    OTLPTraceExporter,
    OTLPMetricExporter,
  };
}

/** Creates what collects spans and metrics, and sends them to the collector. */
function createProviders(
  { api, resources, BasicTracerProvider, BatchSpanProcessor, sdk, OTLPTraceExporter, OTLPMetricExporter }: Packages,
  { endpoint, serviceName, metricIntervalMs, metrics }: TelemetryOptions,
) {
  const given = resources.detectResources({ detectors: [resources.envDetector] });
  const resource = resources.resourceFromAttributes({ 'service.name': serviceName }).merge(given);
  const tracerProvider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const meterProvider = new sdk.MeterProvider({
    resource,
    readers: [
      new sdk.PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: Math.min(metricIntervalMs, 30_000),
        metricProducers: [createMetricProducer(() => metrics.collect(), { sdk, resources, valueType: api.ValueType.DOUBLE })],
      }),
    ],
  });
  return { tracerProvider, meterProvider };
}

/** Creates the tracer of requests to other systems and to Postgres. */
function createClientTracer({ api: { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } }: Packages, tracer: Tracer): ClientTracer {
  return {
    start: (name, attributes, parent) => {
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    },
    fail: (span, type) => {
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Creates the tracer of the site's own requests. */
function createRequestTracer({ api, W3CTraceContextPropagator }: Packages, tracer: Tracer): Omit<Telemetry, 'stop'> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } = api;
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<ServerResponse, Span>();
  const start = (method: string, headers: NodeJS.Dict<string | string[]>, startTime?: number): Span => {
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    return tracer.startSpan(method, { kind: SpanKind.SERVER, startTime }, parent);
  };
  return {
    startRequest: (method, headers, response) => {
      const span = start(method, headers);
      spans.set(response, span);
      return span;
    },
    endRequest: (response, outcome) => {
      const span = spans.get(response);
      if (span === undefined) return;
      if (span.isRecording()) describeRequest(span, outcome, response.getHeader('x-nextjs-cache'));
      if (outcome.status >= 500)
        span.setAttribute('error.type', String(outcome.status)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    recordRequest: (outcome, headers, startedAt) => {
      const span = start(outcome.method, headers, startedAt);
      if (span.isRecording()) describeRequest(span, outcome);
      span.end(startedAt + outcome.seconds * 1_000);
    },
  };
}

function getLogger(): DiagLogger {
  const log = (message: string) => console.error(`OpenTelemetry: ${message.slice(0, MESSAGE_LENGTH_MAX)}`);
  return { error: log, warn: log, info: log, debug: log, verbose: log };
}

/** Sets the span's name and attributes by the semantic conventions for HTTP, without anything that identifies the visitor. */
function describeRequest(
  span: Span,
  { kind, method, path, status, source }: RequestOutcome,
  cacheHeader?: OutgoingHttpHeader,
): void {
  const cache = source === 'memory' ? source : cacheHeader?.toString().toLowerCase();
  span.updateName(`${method} ${kind}`);
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'site.route.kind': kind,
    // A path that doesn't exist may be any user input.
    ...(KINDS_WITH_PUBLIC_PATHS.includes(kind) && status !== 404 ? { 'url.path': path } : {}),
    ...(cache === undefined ? {} : { 'site.cache': cache }),
  });
}
