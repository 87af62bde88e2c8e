import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProductApiClient, type ProductApiClient } from '@/services/product-api/product-api-client';
import { createRegistryClient, type RegistryClient } from '@/services/registry/registry-client';

const ACCOUNT = {
  account: { number: 'A-1', name: 'Company' },
  subscriptions: [{ id: 'S', product: 'P', plan: 'L', cores: 4, startsOn: '2026-01-01', endsOn: '2026-12-31' }],
  entitlements: [],
};
const CREDENTIALS = {
  host: 'registry.example.org',
  username: 'u',
  passwordEnding: 'abcd',
  madeAt: '2026-01-01T00:00:00Z',
  previousValidUntil: null,
};

let server: Server;
let seen: { method?: string; url?: string; authorization?: string }[] = [];
let answers: ((response: ServerResponse) => void)[] = [];
let productApi: ProductApiClient;
let registry: RegistryClient;
let logged: string[] = [];

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();
const silence = () => undefined;
const halfAnAnswer = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"account":');
};
const hangUp = (response: ServerResponse) => void response.destroy();

beforeAll(async () => {
  server = createServer(({ method, url, headers }: IncomingMessage, response) => {
    seen.push({ method, url, authorization: headers.authorization });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  productApi = createProductApiClient(url, 400);
  registry = createRegistryClient({ url, user: 'site', password: 'p:w', timeLimitMs: 400 });
});
beforeEach(() => {
  seen = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the product API', () => {
  it('is asked with the token of the person', async () => {
    answers = [json(ACCOUNT)];
    expect(await productApi.fetchAccount('token')).toEqual({ outcome: 'answered', answer: { ...ACCOUNT, sample: false } });
    expect(seen).toEqual([{ method: 'GET', url: '/api/account/entitlements', authorization: 'Bearer token' }]);
  });

  it('says no', async () => {
    answers = [status(403)];
    expect(await productApi.fetchAccount('token')).toEqual({ outcome: 'refused', status: 403 });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['fails for a moment', status(503)],
    ['hangs up', hangUp],
  ])('is asked once more when it %s', async (_what, failing) => {
    answers = [failing, json(ACCOUNT)];
    expect(await productApi.fetchAccount('token')).toMatchObject({ outcome: 'answered' });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['fails', status(500), 1],
    ['keeps failing', status(502), 2],
    ['keeps hanging up', hangUp, 2],
    ['says nothing', silence, 1],
    ['stops in the middle', halfAnAnswer, 1],
    ['answers with a page', (response: ServerResponse) => void response.end('<html>'), 1],
    ['answers with another shape', json({ account: 7 }), 1],
    [
      'answers with an end that is no day',
      json({ ...ACCOUNT, subscriptions: [{ ...ACCOUNT.subscriptions[0], endsOn: 'soon' }] }),
      1,
    ],
    ['answers endlessly', json('a'.repeat(2_000_000)), 1],
    ['leads elsewhere', status(302, { location: 'http://127.0.0.1:9/' }), 2],
  ])('is unavailable when it %s', async (_what, failing, times) => {
    answers = [failing];
    const begin = Date.now();
    expect(await productApi.fetchAccount('the-token')).toEqual({ outcome: 'unavailable' });
    expect(Date.now() - begin).toBeLessThan(1_500);
    expect(seen).toHaveLength(times);
    expect(logged.join()).toMatch(/^product API: /);
    expect(logged.join()).not.toContain('the-token');
  });

  it('is unavailable where nobody listens', async () => {
    expect(await createProductApiClient('http://127.0.0.1:9').fetchAccount('token')).toEqual({ outcome: 'unavailable' });
  });
});

describe('the registry', () => {
  it('is asked in the name of the site, for a person', async () => {
    answers = [json(CREDENTIALS)];
    expect(await registry.fetchCredentials('a&b')).toEqual({ outcome: 'answered', answer: { ...CREDENTIALS, sample: false } });
    expect(seen).toEqual([
      { method: 'GET', url: '/api/registry/credentials?subject=a%26b', authorization: `Basic ${btoa('site:p:w')}` },
    ]);
  });

  it('tells a new password', async () => {
    answers = [json({ ...CREDENTIALS, password: 'a-new-password-abcd' })];
    expect(await registry.rotateCredentials('a')).toMatchObject({
      outcome: 'answered',
      answer: { password: 'a-new-password-abcd' },
    });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/registry/credentials/rotate' });
  });

  it.each([
    ['fails', status(503)],
    ['hangs up', hangUp],
    ['tells none', json(CREDENTIALS)],
  ])('is asked for a new password once only when it %s', async (_what, failing) => {
    answers = [failing];
    expect(await registry.rotateCredentials('a')).toEqual({ outcome: 'unavailable' });
    expect(seen).toHaveLength(1);
  });
});
