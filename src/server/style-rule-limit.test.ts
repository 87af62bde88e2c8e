import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { STYLE_RULES_PER_SHEET_MAX } from '@/platform/constants';
import { createRequestHandler } from './request-handler';

const buildRules = (count: number) => 'p{color:red}'.repeat(count);
const SHEETS: Readonly<Record<string, string>> = {
  '/_next/static/chunks/small.css': buildRules(STYLE_RULES_PER_SHEET_MAX),
  '/_next/static/chunks/large.css': buildRules(STYLE_RULES_PER_SHEET_MAX + 1),
};

let server: Server;
let site: string;

beforeAll(async () => {
  const handleRequest = createRequestHandler({
    next: async (request, response) => {
      response.setHeader('content-type', 'text/css').end(SHEETS[request.url ?? '']);
    },
    siteUrl: 'http://localhost',
    trustedProxies: { kind: 'count', count: 0 },
    security: { role: 'both', isProduction: true, isHttps: false, hasTagManager: false, isDevelopment: true },
    checkReadiness: () => Promise.resolve({ status: 'ready', missing: [] }),
    findBuiltFile: () => Promise.resolve(undefined),
    hasContent: () => Promise.resolve(true),
  });
  server = createServer((request, response) => void handleRequest(request, response));
  site = await listenLocally(server);
});
afterAll(() => closeServer(server));

it('the development server rejects a style sheet with too many rules and names it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const small = await fetch(`${site}/_next/static/chunks/small.css`);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'text/css']);
  const large = await fetch(`${site}/_next/static/chunks/large.css`);
  expect(large.status).toBe(500);
  expect(await large.text()).toBe('/_next/static/chunks/large.css has 65001 rules; a style sheet takes 65000 at most.');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
