import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/ports';
import { type LocalServer, startLocalServer } from './support/local-server';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { startVarnish } from './support/varnish';

/* Varnish with deploy/varnish, and a server behind it. What it does with the site itself is in package-and-proxies.test.ts. */

const processes = createProcesses();
let origin: LocalServer;
let cdnUrl = '';
let forwarded: IncomingHttpHeaders = {};

beforeAll(async () => {
  origin = await startLocalServer(({ headers }, _body, response) => {
    forwarded = headers;
    const format = headers.accept?.includes('text/markdown') ? 'Markdown' : 'HTML';
    response.writeHead(200, { 'surrogate-key': 'a-tag', vary: 'Accept, Accept-Encoding' }).end(format);
  });
  const originPort = Number(new URL(origin.origin).port);
  cdnUrl = await startVarnish(processes, { folder: createTemporaryFolder(), port: await findFreePort(), originPort, token: 'x' });
});
afterAll(() => origin?.close());

const get = (path: string, headers: OutgoingHttpHeaders = {}): Promise<{ cache: unknown; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(cdnUrl + path, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ cache: response.headers['x-cache'], text }));
    });
    sent.on('error', reject).end();
  });

it('caches a page once, whatever the Host header says', async () => {
  expect((await get('/any-host', { host: 'www.example.com' })).cache).toBe('MISS');
  for (const host of ['www.example.com', 'a.example', 'b.example:81'])
    expect((await get('/any-host', { host })).cache, host).toBe('HIT');
});

it('caches a page once for all campaigns, and not for parameters that it doesn’t know', async () => {
  expect((await get('/campaign?utm_source=mail&gclid=1')).cache).toBe('MISS');
  expect((await get('/campaign')).cache).toBe('HIT');
  for (const query of ['?page=2', '?page=2', '?utm_source=mail&page=2'])
    expect((await get(`/campaign${query}`)).cache, query).toBe('MISS');
});

it('never caches Markdown by negotiation, even when Accept has several lines', async () => {
  expect((await get('/two-formats', { accept: ['text/html', 'text/markdown'] })).text).toBe('Markdown');
  expect((await get('/two-formats', { accept: 'text/html' })).text).toBe('HTML');
});

it('doesn’t let a visitor decide whether a request is traced', async () => {
  await get('/traced', {
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'a=b',
    'x-kept': 'kept',
  });
  expect(forwarded['x-kept']).toBe('kept');
  expect(forwarded).not.toHaveProperty('traceparent');
  expect(forwarded).not.toHaveProperty('tracestate');
});
