import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { CdnError, createCdnClient } from './cdn-client';

const received: { method: string | undefined; url: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[] =
  [];
let status = 200;
let retryAfter: string | undefined;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}');
  });
});
let url = '';

beforeAll(async () => {
  url = await listenLocally(server);
});
beforeEach(() => {
  received.length = 0;
  status = 200;
  retryAfter = undefined;
});
afterAll(() => closeServer(server));

const tags = (count: number) => Array.from({ length: count }, (_each, index) => `tag-${index}`);

describe('purging a content delivery network', () => {
  it('Fastly: by surrogate keys, at most 256 at a time', async () => {
    const client = createCdnClient({ kind: 'fastly', url, serviceId: 'service', token: 'the-token-of-the-test' });
    await client.purgeTags(tags(300));
    await client.purgeAll();
    expect(received.map((request) => `${request.method} ${request.url}`)).toEqual([
      'POST /service/service/purge',
      'POST /service/service/purge',
      'POST /service/service/purge_all',
    ]);
    expect(received[0]?.headers).toMatchObject({ 'fastly-key': 'the-token-of-the-test' });
    expect(received.map(({ headers }) => String(headers['surrogate-key'] ?? '').split(' ').length)).toEqual([256, 44, 1]);
  });

  it('Cloudflare: by cache tags, at most 30 at a time', async () => {
    const client = createCdnClient({ kind: 'cloudflare', url, serviceId: 'zone', token: 'the-token-of-the-test' });
    await client.purgeTags(tags(31));
    await client.purgeAll();
    expect(received.map((request) => `${request.method} ${request.url}`)).toEqual(Array(3).fill('POST /zones/zone/purge_cache'));
    expect(received[0]?.headers['authorization']).toBe('Bearer the-token-of-the-test');
    expect(received.slice(1).map(({ body }) => body)).toEqual(['{"tags":["tag-30"]}', '{"purge_everything":true}']);
  });

  it('Varnish: by the method PURGE', async () => {
    const client = createCdnClient({ kind: 'varnish', url, token: 'the-token-of-the-test' });
    await client.purgeTags(tags(2));
    await client.purgeAll();
    expect(received.map(({ method, headers }) => [method, headers['xkey-purge']])).toEqual([
      ['PURGE', 'tag-0 tag-1'],
      ['PURGE', 'all'],
    ]);
  });

  it('fails when the network refuses or is away, so that it is tried again', async () => {
    status = 429;
    await expect(createCdnClient({ kind: 'varnish', url, token: 'the-token-of-the-test' }).purgeAll()).rejects.toThrow(
      'status 429',
    );
    const away = createCdnClient({ kind: 'varnish', url: 'http://127.0.0.1:1', token: 'the-token-of-the-test' });
    await expect(away.purgeTags(['a'])).rejects.toThrow('The CDN did not confirm a purge: it cannot be reached.');
  });

  it.each([
    ['30', 30],
    [new Date(Date.now() + 90_000).toUTCString(), 90],
    ['soon', undefined],
    [undefined, undefined],
  ])('fails with the time of the next attempt, when the network says so: Retry-After %s', async (header, seconds) => {
    status = 429;
    retryAfter = header;
    const error: unknown = await createCdnClient({ kind: 'varnish', url, token: 'the-token-of-the-test' })
      .purgeAll()
      .catch((reason: unknown) => reason);
    const retryAt = error instanceof CdnError ? error.retryAt?.getTime() : NaN;
    if (seconds === undefined) expect(retryAt).toBeUndefined();
    else expect(Math.abs((retryAt ?? 0) - Date.now() - seconds * 1_000)).toBeLessThan(20_000);
  });
});
