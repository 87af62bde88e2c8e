import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createRequestHandler } from './request-handler';

let site: Server;
let url = '';

beforeAll(async () => {
  site = createServer(
    createRequestHandler({
      next: async (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Page</h1>');
      },
      siteUrl: 'https://site.test',
      trustedProxies: { kind: 'count', count: 1 },
      security: { role: 'both', isProduction: true, isHttps: true, tagManager: false, isDevelopment: false },
      checkReadiness: () => Promise.resolve({ status: 'ready', missing: [] }),
      hasContent: () => Promise.resolve(true),
      findBuiltFile: () => Promise.resolve(undefined),
    }),
  );
  url = await listenLocally(site);
});
afterAll(() => closeServer(site));

const PATHS = [
  '/dashboard',
  '/certificates?number=1',
  '/preview/shared/x',
  '/training/exam',
  '/resources/calculators/cost/result',
];

it('a network that requests too many pages of those that are rendered for each request gets 429; other networks do not', async () => {
  const request = (path: string, from: string, method = 'GET') =>
    fetch(url + path, { method, headers: { 'x-forwarded-for': from } });
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_each, index) => request(PATHS[index % PATHS.length] ?? '/', `2001:db8:1:2::${index + 1}`)),
  );
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(120);
  const refused = responses.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.text()).toBe('There were too many requests from your network. Try again in a few seconds.\n');
  expect((await request('/dashboard', '2001:db8:1:3::1')).status).toBe(200);
  // Mail providers unsubscribe many readers from few addresses.
  expect((await request('/newsletter/unsubscribe/x', '2001:db8:1:2::1', 'POST')).status).toBe(200);
});
