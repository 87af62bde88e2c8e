import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createExpensiveRouteLimiter } from './route-limiters';
import { matchRoute } from './routes';

let site: Server;
let url = '';

beforeAll(async () => {
  const limitExpensiveRoutes = createExpensiveRouteLimiter();
  site = createServer((request, response) => {
    const { headers, url: path = '' } = request;
    const options = { trustedProxies: { kind: 'count', count: 1 } } as const;
    if (!limitExpensiveRoutes({ request, headers, response, options, route: matchRoute(path) })) response.end('made');
  });
  url = await listenLocally(site);
});
afterAll(() => closeServer(site));

const get = (path: string, from: string) => fetch(url + path, { headers: { 'x-forwarded-for': from } });

it.each([
  '/docs/print',
  '/docs/print/17',
  '/docs/offline/postgresql-18-handbook.html',
  '/sitemaps/2',
  '/certificates/abcd-efgh-jkmn-pqrs-tvwx/certificate.pdf',
  '/certificates/abcd-efgh-jkmn-pqrs-tvwx/image.png',
  '/admin/login',
  '/api/users/sign-in',
  '/api/users/sign-in/callback',
  '/api/users/sign-in/once',
])('%s is limited', (path) => expect(matchRoute(path).isExpensive).toBe(true));

it('a network with too many requests gets 429 with Retry-After; its other requests and other networks are not affected', async () => {
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_each, index) =>
      get(index % 2 ? '/docs/offline/postgresql-18-handbook.html' : '/docs/print', `2001:db8:1:2::${index + 1}`),
    ),
  );
  const answered = responses.filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThanOrEqual(120);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(refused?.headers.get('cache-control')).toBe('no-store');
  expect(await refused?.text()).toBe('There were too many requests from your network. Try again in a few seconds.\n');
  expect((await get('/products', '2001:db8:1:2::1')).status).toBe(200);
  expect((await get('/docs/print', '2001:db8:1:3::1')).status).toBe(200);
});
