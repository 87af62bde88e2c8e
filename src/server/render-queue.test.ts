import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderQueue } from './render-queue';

const RENDER_MS = 100;

let pages: RenderQueue;
let rendered: number;

beforeEach(() => {
  vi.useFakeTimers();
  pages = new RenderQueue();
  rendered = 0;
});
afterEach(() => vi.useRealTimers());

/** A client that waits for its response. */
const WAITING = { destroyed: false };

let clients = 0;
/** A network from which nothing was requested before. */
const newNetwork = () => `network ${(clients += 1)}`;

/** Renders a page for 100 ms. */
const render = (status: number, network = newNetwork(), client = WAITING) =>
  pages.run(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
      rendered += 1;
      return status;
    },
    { network, client, isMissing: (result) => result === 404 },
  );

it('renders existing pages four at a time, without a pause', async () => {
  const all = Promise.all(Array.from({ length: 8 }, () => render(200)));
  await vi.advanceTimersByTimeAsync(2 * RENDER_MS);
  expect(await all).toEqual(Array.from({ length: 8 }, () => 200));
});

it('spends at most a quarter of the time on paths that do not exist', async () => {
  const requests = setInterval(() => void render(404), 5);
  await vi.advanceTimersByTimeAsync(10_000);
  clearInterval(requests);
  expect(rendered).toBeGreaterThan(80);
  expect(rendered).toBeLessThanOrEqual(104);
});

it('does not render for clients that have left while they were waiting', async () => {
  const client = { destroyed: false };
  const all = Promise.all(Array.from({ length: 8 }, () => render(200, newNetwork(), client)));
  client.destroyed = true;
  const next = render(200);
  await vi.advanceTimersByTimeAsync(2 * RENDER_MS);
  expect((await all).filter((result) => result === undefined)).toHaveLength(4);
  expect(await next).toBe(200);
  expect(rendered).toBe(5);
});

it('rejects work at once when 24 requests are waiting', async () => {
  const first = Array.from({ length: 28 }, () => render(404));
  expect(await render(200)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(await Promise.all(first))).toEqual(new Set([404]));
});

it('lets 16 requests of a network wait, so that another is answered', async () => {
  const attack = Array.from({ length: 30 }, () => render(404, 'one'));
  const page = render(200, 'other');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await page).toBe(200);
  const results = await Promise.all(attack);
  expect(results.filter((result) => result === 404)).toHaveLength(4 + 16);
  expect(results.filter((result) => result === undefined)).toHaveLength(30 - 4 - 16);
  const later = render(200, 'one');
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  expect(await later, 'it can request more when those are done').toBe(200);
});

it('renders a page after the pause that follows a missing path', async () => {
  void render(404);
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  const page = render(200);
  await vi.advanceTimersByTimeAsync(4 * RENDER_MS);
  expect(await page).toBe(200);
});

it('rejects the promise of work that fails, and runs the next', async () => {
  await expect(
    pages.run(() => Promise.reject(new Error('away')), { network: newNetwork(), client: WAITING, isMissing: () => true }),
  ).rejects.toThrow('away');
  const page = render(200);
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  expect(await page).toBe(200);
});

it('answers the first request of a network before the second of another', async () => {
  const order: string[] = [];
  const requests = ['one', 'one', 'one', 'one', 'one', 'one', 'one', 'other'].map((network) =>
    pages.run(async () => void order.push(network), { network, client: WAITING, isMissing: () => true }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(requests);
  expect(order.indexOf('other')).toBe(5);
});
