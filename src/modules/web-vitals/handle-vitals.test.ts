import { expect, it, vi } from 'vitest';
import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import { environment } from '@/platform/environment';
import { handleVitals } from './handle-vitals';
import { listPathAndAncestors } from './save-vitals';

const findPage = (path: string) => (path === '/products' ? { path, isPattern: false } : undefined);
const VITALS = { LCP: 1_204.5, INP: 48, CLS: 0.01, TTFB: 85 };
let sender = 0;

/** Sends a report, each from an address of its own. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const save = vi.fn(async () => undefined);
  sender += 1;
  const request = new Request(`${environment.SITE_URL}/web-vitals`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', [CLIENT_IP_HEADER]: `192.0.2.${sender}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { status } = await handleVitals(request, { findPage, save });
  return { status, saved: save.mock.calls };
}

it('counts what a browser has measured', async () => {
  const { status, saved } = await send({ path: '/products', vitals: VITALS });
  expect(status).toBe(204);
  expect(saved).toEqual([[{ path: '/products', isPattern: false }, VITALS]]);
});

it.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of a browser with Global Privacy Control', { 'sec-gpc': '1' }, 204],
  ['of a browser with Do Not Track', { dnt: '1' }, 204],
])('drops a report %s', async (_whose, headers, expected) => {
  expect(await send({ path: '/products', vitals: VITALS }, headers)).toEqual({ status: expected, saved: [] });
});

it.each([
  ['no JSON', '{'],
  ['another metric', { path: '/products', vitals: { FID: 3 } }],
  ['a negative value', { path: '/products', vitals: { LCP: -1 } }],
  ['more than was measured', { path: '/products', vitals: VITALS, visitor: 'somebody' }],
  ['a body that is too large', { path: '/products', vitals: VITALS, padding: 'x'.repeat(2_000) }],
])('refuses %s', async (_what, body) => {
  expect(await send(body)).toEqual({ status: 400, saved: [] });
});

it("ignores reports that aren't about a page", async () => {
  expect(await send({ path: '/media/picture.webp', vitals: VITALS })).toEqual({ status: 204, saved: [] });
});

it('limits each network to a burst', async () => {
  const statuses = [];
  for (let count = 0; count < 70; count += 1)
    statuses.push((await send({ path: '/products', vitals: VITALS }, { [CLIENT_IP_HEADER]: '198.51.100.7' })).status);
  expect(statuses[0]).toBe(204);
  expect(statuses).toContain(429);
});

it('lists a path and its ancestors, and the home page only for itself', () => {
  expect(listPathAndAncestors('/blog/topic/operations')).toEqual(['/blog', '/blog/topic', '/blog/topic/operations']);
  expect(listPathAndAncestors('/')).toEqual(['/']);
});
