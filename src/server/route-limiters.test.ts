import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createRouteLimiters } from './route-limiters';
import { matchRoute } from './routes';

let site: Server;
let url = '';

beforeAll(async () => {
  const limitRoutes = createRouteLimiters();
  site = createServer((request, response) => {
    const { headers, method = 'GET', url: path = '' } = request;
    const options = { trustedProxies: { kind: 'count', count: 1 } } as const;
    if (!limitRoutes({ request, headers, method, response, options, route: matchRoute(path) })) response.end('made');
  });
  url = await listenLocally(site);
});
afterAll(() => closeServer(site));

const get = (path: string, from: string, method = 'GET') => fetch(url + path, { method, headers: { 'x-forwarded-for': from } });

it.each([
  '/docs/print',
  '/docs/print/17',
  '/docs/offline/postgresql-18-handbook.html',
  '/sitemaps/2',
  '/certificates/abcd-efgh-jkmn-pqrs-tvwx/certificate.pdf',
  '/certificates/abcd-efgh-jkmn-pqrs-tvwx/image.png',
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

it('a network with too many requests for pages of the admin gets 429; what editors type and save still arrives', async () => {
  const from = '2001:db8:2:2::1';
  const pages = ['/admin/login', '/admin', '/admin/collections/pages'];
  const responses = await Promise.all(Array.from({ length: 500 }, (_each, index) => get(pages[index % 3] ?? '', from)));
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(300);
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
  for (const path of ['/admin/collections/pages/1', '/api/pages/1'])
    expect((await get(path, from, 'POST')).status, path).toBe(200);
  expect((await get('/admin/login', '2001:db8:2:3::1')).status).toBe(200);
});

it('a network that calls too many server functions of the admin gets 429; what editors save, and their pages, still arrive', async () => {
  const from = '2001:db8:3:2::1';
  const calls = await Promise.all(Array.from({ length: 700 }, () => get('/admin/collections/pages/1', from, 'POST')));
  expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(600);
  expect(calls.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await get('/api/pages/1', from, 'POST')).status).toBe(200);
  expect((await get('/admin/collections/pages/1', from)).status).toBe(200);
});

it('a network with too many requests for programs and forms gets 429; its pages, and what is cached, are still sent', async () => {
  const from = '2001:db8:4:2::1';
  const paths = ['/status.json', '/forms/challenge', '/downloads/recipes/x/18/debian-12/install.sh'];
  const responses = await Promise.all(Array.from({ length: 800 }, (_each, index) => get(paths[index % 3] ?? '', from)));
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(600);
  expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
  for (const path of ['/products', '/blog/feed.xml', '/downloads/platforms.json', '/account/profile'])
    expect((await get(path, from)).status, path).toBe(200);
  expect((await get('/status.json', '2001:db8:4:3::1')).status).toBe(200);
});
