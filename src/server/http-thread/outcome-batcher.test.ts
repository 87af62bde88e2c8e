import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createPublicServer } from '../connections/public-server';
import type { CachedOutcome } from './messages';
import { OutcomeBatcher } from './outcome-batcher';

const reports: CachedOutcome[][] = [];
let closedCount = 0;
const outcomes = new OutcomeBatcher((collected) => reports.push(collected));
const { server } = createPublicServer(
  (request, response) => {
    outcomes.observe('/products', request, response);
    response.once('close', () => (closedCount += 1));
    response.end('page');
  },
  () => undefined,
);
const site = await listenLocally(server);

afterAll(() => closeServer(server));
beforeEach(() => {
  outcomes.flush();
  reports.length = 0;
  closedCount = 0;
});

async function visit(): Promise<void> {
  const headers = { traceparent: '00-1-2-01' };
  const response = await new Promise<IncomingMessage>((resolve) => get(`${site}/products?a=b`, { headers }, resolve));
  response.resume();
  await new Promise((resolve) => response.once('end', resolve));
}

it('outcomes are reported in batches', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begin = Date.now();
  for (let count = 0; count < 3; count += 1) await visit();
  await expect.poll(() => closedCount).toBe(3);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(reports.map(({ length }) => length)).toEqual([3]);
  const [outcome] = reports[0] ?? [];
  expect(outcome).toMatchObject({ method: 'GET', path: '/products', status: 200, traceHeaders: { traceparent: '00-1-2-01' } });
  expect(outcome?.startedAt).toBeGreaterThanOrEqual(begin);
  expect(outcome?.seconds).toBeLessThan(5);
});

it('reports outcomes immediately on request', async () => {
  await visit();
  await expect
    .poll(() => {
      outcomes.flush();
      return reports.flat().length;
    })
    .toBe(1);
});

it('a response that was written at once has the time that it took', () => {
  const before = Date.now();
  outcomes.add('/products', { method: 'HEAD', headers: {} }, 304, 0.5);
  outcomes.flush();
  expect(reports).toMatchObject([[{ method: 'HEAD', path: '/products', status: 304, seconds: 0.5 }]]);
  expect(Math.abs((reports[0]?.[0]?.startedAt ?? 0) + 500 - before)).toBeLessThan(5_000);
});
