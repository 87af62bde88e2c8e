import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { closeServer } from '@/platform/testing/local-server';
import { Metrics } from './metrics';

const READY = { isReady: true, isDatabaseUp: true };
const state = { waiting: 3, oldestSeconds: 41, failing: 2, givenUp: 1, failedJobs: 0 };

it('counts responses and their durations by kind of route and source', async () => {
  const metrics = new Metrics({ checkHealth: async () => READY, readOutbox: async () => state });
  metrics.count({ kind: 'page', status: 200, source: 'memory', seconds: 0.002 });
  metrics.count({ kind: 'page', status: 200, source: 'memory', seconds: 0.2 });
  metrics.count({ kind: 'page', status: 404, source: 'rendered', seconds: 0.2 });
  const text = await metrics.read();
  expect(text).toContain('site_http_requests_total{kind="page",status="200",source="memory"} 2');
  expect(text).toContain('site_http_requests_total{kind="page",status="404",source="rendered"} 1');
  expect(text).toContain('site_http_request_duration_seconds_bucket{le="0.0025",kind="page",source="memory"} 1');
  expect(text).toContain('process_resident_memory_bytes');
});

it('counts what the HTTP thread has sent before they are read', async () => {
  const metrics: Metrics = new Metrics({
    checkHealth: async () => READY,
    readOutbox: async () => state,
    readHttpThread: async () => {
      metrics.count({ kind: 'page', status: 200, source: 'memory', seconds: 0.002 });
      return { eventLoopLagSeconds: 0.011 };
    },
  });
  const text = await metrics.read();
  expect(text).toContain('site_http_requests_total{kind="page",status="200",source="memory"} 1');
  expect(text).toMatch(/^site_http_thread_eventloop_lag_p99_seconds 0.011$/m);
});

it('shows the current state of the outbox', async () => {
  const text = await new Metrics({ checkHealth: async () => READY, readOutbox: async () => state }).read();
  const lines = [
    'site_ready 1',
    'site_database_up 1',
    'site_outbox_waiting 3',
    'site_outbox_oldest_seconds 41',
    'site_outbox_failing 2',
  ];
  for (const line of lines) expect(text).toMatch(new RegExp(`^${line}$`, 'm'));
});

it('reports that Postgres is unavailable', async () => {
  const checkHealth = async () => ({ isReady: false, isDatabaseUp: false });
  const text = await new Metrics({ checkHealth, readOutbox: async () => undefined }).read();
  expect(text).toMatch(/^site_ready 0$/m);
  expect(text).toMatch(/^site_database_up 0$/m);
});

it('says whether Postgres can store something, and nothing while that is unknown', async () => {
  const states = [true, false, undefined];
  const metrics = new Metrics({
    checkHealth: async () => ({ ...READY, isDatabaseWritable: states.shift() }),
    readOutbox: async () => state,
  });
  expect(await metrics.read()).toMatch(/^site_database_writable 1$/m);
  expect(await metrics.read()).toMatch(/^site_database_writable 0$/m);
  expect(await metrics.read()).not.toMatch(/^site_database_writable /m);
});

it('says how far the clock is from that of Postgres, and how much space the disk of pictures has, unless that is unknown', async () => {
  const disks = [{ freeBytes: 10, sizeBytes: 40 }, undefined];
  const differences = [-3_600_000, undefined];
  const metrics = new Metrics({
    checkHealth: async () => ({ ...READY, clockDifferenceMs: differences.shift() }),
    readOutbox: async () => state,
    readDisk: async () => disks.shift(),
  });
  const text = await metrics.read();
  for (const line of ['site_clock_difference_seconds -3600', 'site_media_free_bytes 10', 'site_media_size_bytes 40'])
    expect(text).toMatch(new RegExp(`^${line}$`, 'm'));
  expect(await metrics.read()).not.toMatch(/^site_(?:clock|media)_/m);
});

it('shows no state of an outbox that cannot be read, and does not take Postgres for unavailable', async () => {
  const states = [state, undefined];
  const metrics = new Metrics({ checkHealth: async () => READY, readOutbox: async () => states.shift() });
  expect(await metrics.read()).toMatch(/^site_outbox_waiting 3$/m);
  const text = await metrics.read();
  expect(text).not.toMatch(/^site_(?:outbox|jobs)_/m);
  expect(text).toMatch(/^site_database_up 1$/m);
});

it('shows how current the content of a replica is, and nothing while that is unknown', async () => {
  let replicaAgeSeconds: number | undefined = 41;
  const metrics = new Metrics({ checkHealth: async () => ({ ...READY, replicaAgeSeconds }), readOutbox: async () => state });
  expect(await metrics.read()).toMatch(/^site_replica_age_seconds 41$/m);
  replicaAgeSeconds = undefined;
  expect(await metrics.read()).not.toMatch(/^site_replica_age_seconds /m);
});

it('metrics that cannot be read are an error for Prometheus, and the log says why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const checkHealth = () => Promise.reject(new Error('the reason of the test'));
  const server = new Metrics({ checkHealth, readOutbox: async () => state }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { status } = await fetch(`http://127.0.0.1:${port}/metrics`);
  closeServer(server);
  expect(status).toBe(500);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('the reason of the test'));
  logged.mockRestore();
});
