import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectGarbageDuring } from '@/platform/testing/collect-garbage';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createProductApiClient, type ProductApiClient } from '@/services/product-api/product-api-client';
import { createRegistryClient, type RegistryClient } from '@/services/registry/registry-client';

const ACCOUNT = {
  account: { number: 'A-1', name: 'Company' },
  subscriptions: [{ id: 'S', product: 'P', plan: 'L', cores: 4, startsOn: '2026-01-01', endsOn: '2026-12-31' }],
  entitlements: [],
};
const REGISTRY_ACCOUNT = {
  host: 'registry.example.org',
  username: 'u',
  tokens: [{ id: 't1', name: 'db1', ending: 'abcd', createdAt: '2026-01-01T00:00:00Z', previousValidUntil: null }],
};

let server: Server;
let seen: { method?: string; url?: string; authorization?: string }[] = [];
let answers: ((response: ServerResponse) => void)[] = [];
let productApi: ProductApiClient;
/** Short, for a service that never finishes its response. */
let hurried: ProductApiClient;
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
  const url = await listenLocally(server);
  productApi = createProductApiClient(url);
  hurried = createProductApiClient(url, 400);
  registry = createRegistryClient({ url, user: 'site', password: 'p:w' });
});
beforeEach(() => {
  seen = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => closeServer(server));

describe('product API', () => {
  it("is called with the user's token", async () => {
    answers = [json(ACCOUNT)];
    expect(await productApi.fetchAccount('token')).toEqual({ outcome: 'answered', answer: { ...ACCOUNT, sample: false } });
    expect(seen).toEqual([{ method: 'GET', url: '/api/account/entitlements', authorization: 'Bearer token' }]);
  });

  it('returns a rejection', async () => {
    answers = [status(403)];
    expect(await productApi.fetchAccount('token')).toEqual({ outcome: 'refused', status: 403 });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['fails temporarily', status(503)],
    ['hangs up', hangUp],
  ])('is retried once when it %s', async (_what, failing) => {
    answers = [failing, json(ACCOUNT)];
    expect(await productApi.fetchAccount('token')).toMatchObject({ outcome: 'answered' });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['fails', status(500), 1],
    ['keeps failing', status(502), 2],
    ['keeps hanging up', hangUp, 2],
    ['does not respond', silence, 1],
    ['stops mid-response', halfAnAnswer, 1],
    ['returns an HTML page', (response: ServerResponse) => void response.end('<html>'), 1],
    ['returns another format', json({ account: 7 }), 1],
    [
      'returns an end date that is not a date',
      json({ ...ACCOUNT, subscriptions: [{ ...ACCOUNT.subscriptions[0], endsOn: 'soon' }] }),
      1,
    ],
    ['returns too much data', json('a'.repeat(2_000_000)), 1],
    ['redirects', status(302, { location: 'http://127.0.0.1:9/' }), 2],
  ])('is unavailable when it %s', async (_what, failing, times) => {
    answers = [failing];
    const client = failing === silence || failing === halfAnAnswer ? hurried : productApi;
    expect(await client.fetchAccount('the-token')).toEqual({ outcome: 'unavailable' });
    expect(seen).toHaveLength(times);
    // Servers of other test files in this process may report their failures meanwhile.
    expect(logged).toContainEqual(expect.stringMatching(/^product API: /));
    expect(logged.join()).not.toContain('the-token');
  });

  it('is unavailable when it stops mid-response, and the garbage collector runs', async () => {
    answers = [halfAnAnswer];
    expect(await collectGarbageDuring(() => hurried.fetchAccount('token'))).toEqual({ outcome: 'unavailable' });
  });

  it('is unavailable when nothing listens', async () => {
    expect(await createProductApiClient('http://127.0.0.1:9').fetchAccount('token')).toEqual({ outcome: 'unavailable' });
  });
});

describe('registry', () => {
  it("is called with the site's credentials, for a user", async () => {
    answers = [json(REGISTRY_ACCOUNT)];
    expect(await registry.fetchAccount('a&b')).toEqual({ outcome: 'answered', answer: { ...REGISTRY_ACCOUNT, sample: false } });
    expect(seen).toEqual([
      { method: 'GET', url: '/api/registry/tokens?subject=a%26b', authorization: `Basic ${btoa('site:p:w')}` },
    ]);
  });

  it('returns a new token', async () => {
    answers = [json({ ...REGISTRY_ACCOUNT, newToken: { id: 't1', token: 'a-new-token-at-least-abcd' } })];
    expect(await registry.rotateToken('a', 't1')).toMatchObject({
      outcome: 'answered',
      answer: { newToken: { token: 'a-new-token-at-least-abcd' } },
    });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/registry/tokens/rotate' });
  });

  it.each([
    ['fails', status(503)],
    ['hangs up', hangUp],
    ['returns none', json(REGISTRY_ACCOUNT)],
  ])('is asked for a new token only once when it %s', async (_what, failing) => {
    answers = [failing];
    expect(await registry.createToken('a', 'db2')).toEqual({ outcome: 'unavailable' });
    expect(seen).toHaveLength(1);
  });
});
