import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createGeoIpClient } from './geo-ip-client';

const KEY = 'a-key-of-the-test';
let server: Server;
let url = '';
let seen: { url: string | undefined; authorization: string | undefined }[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
let logged: string[] = [];

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silence = () => undefined;

beforeAll(async () => {
  server = createServer(({ url: target, headers }, response) => {
    seen.push({ url: target, authorization: headers.authorization });
    answer(response);
  });
  url = await listenLocally(server);
});
beforeEach(() => {
  seen = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => closeServer(server));

it('sends the key as a bearer token', async () => {
  answer = json({ country_code: 'de' });
  expect(await createGeoIpClient({ url, key: KEY })('203.0.113.7')).toBe('DE');
  expect(seen).toEqual([{ url: '/203.0.113.7', authorization: `Bearer ${KEY}` }]);
});

it('asks once for a network, also when the country is unknown', async () => {
  const lookUp = createGeoIpClient({ url });
  answer = json({ country: 'FR' });
  expect([await lookUp('2001:db8:1:2::1'), await lookUp('2001:db8:1:2::ffff')]).toEqual(['FR', 'FR']);
  answer = json({}, 404);
  expect([await lookUp('10.0.0.1'), await lookUp('10.0.0.1')]).toEqual([undefined, undefined]);
  expect(seen).toHaveLength(2);
});

it.each([
  ['refuses the key', json({}, 401), 1],
  ['answers nonsense', json({ land: 'DE' }), 1],
  ['fails', json({}, 503), 2],
  ['does not respond', silence, 1],
])('is left alone for a while when it %s, and the key is not logged', async (_what, given, requests) => {
  const lookUp = createGeoIpClient({ url, key: KEY, ...(given === silence && { timeLimitMs: 300 }) });
  answer = given;
  expect(await lookUp('203.0.113.7')).toBeUndefined();
  expect(await lookUp('203.0.113.8')).toBeUndefined();
  expect(seen).toHaveLength(requests);
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toContain(KEY);
});

it('is asked again after the pause, also when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const lookUp = createGeoIpClient({ url });
  answer = json({}, 500);
  expect(await lookUp('203.0.113.7')).toBeUndefined();
  answer = json({ country: 'NL' });
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_999);
  expect(await lookUp('203.0.113.7')).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await lookUp('203.0.113.7')).toBe('NL');
});
