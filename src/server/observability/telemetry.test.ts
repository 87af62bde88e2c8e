import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { z } from 'zod';
import { observeQuery } from '@/platform/database/observed-queries';
import { runInRequestScope } from '@/platform/request-scope';
import { type MetricSources, Metrics } from './metrics';
import { startTelemetry } from './telemetry';

const SOURCES: MetricSources = {
  checkHealth: async () => ({ isReady: true, isDatabaseUp: true }),
  readOutbox: async () => undefined,
};
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  )
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])));
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.looseObject({
              name: z.string(),
              sum: z
                .object({ isMonotonic: z.boolean(), dataPoints: z.array(z.looseObject({ asDouble: z.number() })) })
                .optional(),
              gauge: z.object({ dataPoints: z.array(z.looseObject({ asDouble: z.number() })) }).optional(),
              histogram: z
                .object({
                  dataPoints: z.array(
                    z.looseObject({
                      count: z.coerce.number(),
                      sum: z.number(),
                      bucketCounts: z.array(z.coerce.number()),
                      explicitBounds: z.array(z.number()),
                    }),
                  ),
                })
                .optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

let collector: Server;
let origin: string;
let received: { url: string | undefined; type: string | undefined; body: string }[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST')
        received.push({
          url: request.url,
          type: request.headers['content-type'],
          body: Buffer.concat(chunks).toString('latin1'),
        });
      response.writeHead(request.url === '/missing/visitor' ? 404 : 200).end();
    });
  });
  origin = await listenLocally(collector);
});
afterAll(() => closeServer(collector));

/** Lets one request pass, with an outgoing one that it causes, and returns what the collector got. */
async function trace(protocol: 'http/protobuf' | 'http/json', path: string, status: number): Promise<typeof received> {
  received = [];
  const metrics = new Metrics(SOURCES);
  const options = { endpoint: origin, protocol, serviceName: 'site', metricIntervalMs: 60_000, metrics };
  const telemetry = await startTelemetry(options);
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('x-nextjs-cache', 'MISS');
  const span = telemetry.startRequest('GET', { traceparent: `00-${TRACE}-${CALLER}-01` }, response);
  await runInRequestScope({ requestId: 'request', traceId: TRACE, span }, async () => {
    await (await fetch(`${origin}/missing/visitor`)).text();
    await observeQuery("select * from posts where slug = 'a-visitor'", async () => undefined);
    const refused = Object.assign(new Error('a-visitor'), { code: '40001' });
    await observeQuery('update posts set title = $1', () => Promise.reject(refused)).catch(() => undefined);
  });
  const outcome = { kind: 'page', method: 'GET', path, status, source: 'rendered', seconds: 0.2 } as const;
  metrics.count(outcome);
  telemetry.endRequest(response, outcome);
  await telemetry.stop();
  return received;
}

it('a request continues the trace of its caller, and its outgoing requests are part of it', async () => {
  const sent = await trace('http/json', '/products', 200);
  const body = sent.find(({ url }) => url === '/v1/traces')?.body ?? '';
  const [resource] = tracesSchema.parse(JSON.parse(body)).resourceSpans;
  const spans = resource?.scopeSpans.flatMap((scope) => scope.spans) ?? [];
  const [outgoing, read, written, request] = spans;
  expect(resource?.resource.attributes).toMatchObject({ 'service.name': 'site' });
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, name: 'GET page' });
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'site.route.kind': 'page',
    'site.cache': 'miss',
    'url.path': '/products',
  });
  expect(outgoing).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, name: 'GET 127.0.0.1' });
  expect(outgoing?.attributes).toMatchObject({ 'http.response.status_code': 404, 'error.type': '404' });
  expect(read).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, name: 'SELECT posts' });
  expect(read?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': 'SELECT posts' });
  expect(written?.attributes).toMatchObject({ 'db.query.summary': 'UPDATE posts', 'error.type': '40001' });
  expect(body, 'paths of services may hold data of visitors').not.toContain('visitor');
});

it('a response that is recorded later continues the trace of its caller', async () => {
  received = [];
  const metrics = new Metrics(SOURCES);
  const telemetry = await startTelemetry({
    endpoint: origin,
    protocol: 'http/json',
    serviceName: 'site',
    metricIntervalMs: 60_000,
    metrics,
  });
  const outcome = { kind: 'page', method: 'GET', path: '/products', status: 200, source: 'memory', seconds: 0.25 } as const;
  telemetry.recordRequest(outcome, { traceparent: `00-${TRACE}-${CALLER}-01` }, 1_790_000_000_000);
  await telemetry.stop();
  const body = received.find(({ url }) => url === '/v1/traces')?.body ?? '';
  const spans = tracesSchema
    .parse(JSON.parse(body))
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(spans).toMatchObject([{ traceId: TRACE, parentSpanId: CALLER, name: 'GET page' }]);
  expect(spans[0]?.attributes).toMatchObject({ 'site.cache': 'memory', 'url.path': '/products' });
  expect(body).toContain('"startTimeUnixNano":"1790000000000000000","endTimeUnixNano":"1790000000250000000"');
});

it('a path that does not exist is not sent', async () => {
  const sent = await trace('http/json', '/somebody@example.com', 404);
  expect(sent.some(({ body }) => body.includes('"site.route.kind"'))).toBe(true);
  expect(sent.some(({ body }) => body.includes('somebody'))).toBe(false);
});

it('metrics are the same as for Prometheus', async () => {
  const sent = await trace('http/json', '/products', 200);
  const body = sent.find(({ url }) => url === '/v1/metrics')?.body ?? '';
  const metrics = metricsSchema
    .parse(JSON.parse(body))
    .resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  const find = (wanted: string) => metrics.find(({ name }) => name === wanted);
  expect(find('site_ready')?.gauge?.dataPoints[0]?.asDouble).toBe(1);
  expect(find('site_http_requests_total')?.sum).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 1 }] });
  const [point] = find('site_http_request_duration_seconds')?.histogram?.dataPoints ?? [];
  expect(point).toMatchObject({ count: 1, sum: 0.2 });
  expect(point?.bucketCounts[point.explicitBounds.indexOf(0.25)], 'of 0.1 to 0.25 s').toBe(1);
  expect(point?.bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(1);
});

it('Protocol Buffers are sent when they are configured', async () => {
  const sent = await trace('http/protobuf', '/products', 200);
  expect(sent.map(({ url, type }) => `${url} ${type}`).toSorted()).toEqual([
    '/v1/metrics application/x-protobuf',
    '/v1/traces application/x-protobuf',
  ]);
  expect(sent.find(({ url }) => url === '/v1/traces')?.body).toContain('GET page');
});
