import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createPostgresFeedsClient, type PostgresFeedsClient } from './feeds-client';

const VERSIONS = [
  {
    major: '9.6',
    latestMinor: '24',
    relDate: '2021-11-11',
    eolDate: '2021-11-11',
    firstRelDate: '2016-09-29',
    supported: false,
    current: false,
  },
  {
    major: '18',
    latestMinor: '8',
    relDate: '2027-02-11',
    eolDate: '2030-11-14',
    firstRelDate: '2025-09-25',
    supported: true,
    current: true,
  },
];

let server: Server;
let client: PostgresFeedsClient;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  client = createPostgresFeedsClient(await listenLocally(server), 300);
});
afterAll(() => closeServer(server));

it('reads only the known fields of the versions', async () => {
  answer = (response) => void response.end(JSON.stringify(VERSIONS));
  expect(await client.fetchVersions()).toEqual({
    outcome: 'answered',
    answer: VERSIONS.map(({ major, latestMinor, relDate, eolDate, supported }) => ({
      major,
      latestMinor,
      relDate,
      eolDate,
      supported,
    })),
  });
});

it('reads each CVE of the security page once', async () => {
  answer = (response) => void response.end('<a href="/support/security/CVE-2026-6464/">CVE-2026-6464</a> <a>CVE-2026-120154</a>');
  expect(await client.fetchCves()).toEqual({ outcome: 'answered', answer: ['CVE-2026-6464', 'CVE-2026-120154'] });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => void response.writeHead(500).end()],
  ['is not JSON', (response) => void response.end('<html>')],
  ['is empty', (response) => void response.end('[]')],
  ['lacks a field', (response) => void response.end('[{"major":"18"}]')],
  ['has a day that is none', (response) => void response.end(JSON.stringify([{ ...VERSIONS[1], eolDate: 'soon' }]))],
  ['redirects', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['is too long', (response) => void response.end(' '.repeat(2_100_000))],
  ['never ends', (response) => void response.write('[')],
  ['hangs up', (response) => void response.destroy()],
])('is unavailable when the response %s', async (_what, broken) => {
  answer = broken;
  expect(await client.fetchVersions()).toMatchObject({ outcome: 'unavailable' });
});

it('is unavailable when the server is down, or the security page lists no CVE', async () => {
  expect(await createPostgresFeedsClient('http://127.0.0.1:9').fetchVersions()).toMatchObject({ outcome: 'unavailable' });
  answer = (response) => void response.end('<html>Maintenance</html>');
  expect(await client.fetchCves()).toMatchObject({ outcome: 'unavailable' });
});
