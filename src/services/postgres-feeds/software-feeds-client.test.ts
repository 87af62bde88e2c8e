import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { createSoftwareFeedsClient, type SoftwareFeedsClient } from './software-feeds-client';

let server: Server;
let client: SoftwareFeedsClient;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  client = createSoftwareFeedsClient(await listenLocally(server), 300);
});
afterAll(() => closeServer(server));

const buildEntry = (tag: string, href = `https://github.com/some/tool/releases/tag/${tag}`): string => `
  <entry>
    <id>tag:github.com,2008:Repository/15172036/${tag}</id>
    <updated>2026-10-26T14:05:43Z</updated>
    <link rel="alternate" type="text/html" href="${href}"/>
    <title>${tag}: Fixes</title>
    <content type="html">&lt;p&gt;Since v1.2.3&lt;/p&gt;</content>
  </entry>`;
const buildFeed = (...entries: string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n' +
  `<id>tag:github.com,2008:https://github.com/some/tool/releases</id>${entries.join('')}\n</feed>`;

it.each([
  ['v1.30.1', '1.30.1'],
  ['REL42.7.14', '42.7.14'],
  ['REL-18_00_0005', '18.00.0005'],
  ['REL-9_19', '9.19'],
  ['pgbouncer_1_26_1', '1.26.1'],
  ['release/2.60.0', '2.60.0'],
  ['3.7.0', '3.7.0'],
])('reads the tag %s as %s', async (tag, version) => {
  answer = (response) => void response.end(buildFeed(buildEntry(tag)));
  expect(await client.fetchReleases('/some/tool/releases.atom')).toEqual({
    outcome: 'answered',
    answer: [{ version, released: '2026-10-26', url: `https://github.com/some/tool/releases/tag/${tag}` }],
  });
});

it('omits prereleases and non-HTTP links', async () => {
  const tags = ['v4.2.0rc1', 'v4.2.0-beta.1', 'REL-9_20-RC1', 'nightly', 'v4.1.5'];
  answer = (response) =>
    void response.end(buildFeed(...tags.map((tag) => buildEntry(tag)), buildEntry('v9.9.9', 'javascript:alert(1)')));
  expect(await client.fetchReleases('/releases.atom')).toMatchObject({ outcome: 'answered', answer: [{ version: '4.1.5' }] });
});

it('closes the connection of an error response, which nobody reads', async () => {
  const closed = new Promise((resolve) => {
    answer = (response) =>
      void response
        .once('close', () => resolve(true))
        .writeHead(500)
        .write('This page has no end.');
  });
  expect(await client.fetchReleases('/releases.atom')).toEqual({ outcome: 'unavailable', reason: 'it returned 500' });
  expect(await closed).toBe(true);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => void response.writeHead(500).end()],
  ['is a page', (response) => void response.end('<html>Too many requests</html>')],
  ['is empty', (response) => void response.end('')],
  ['has no entry', (response) => void response.end(buildFeed())],
  [
    'has a day that is none',
    (response) => void response.end(buildFeed(buildEntry('v1.2.3').replace('2026-10-26', '2026-13-77'))),
  ],
  ['redirects', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['is too long', (response) => void response.end(' '.repeat(2_100_000))],
  ['never ends', (response) => void response.write('<feed>')],
  ['hangs up', (response) => void response.destroy()],
])('is unavailable when the response %s', async (_what, broken) => {
  answer = broken;
  expect(await client.fetchReleases('/releases.atom')).toMatchObject({ outcome: 'unavailable' });
});

it('is unavailable when the server is down', async () => {
  expect(await createSoftwareFeedsClient('http://127.0.0.1:9').fetchReleases('/releases.atom')).toMatchObject({
    outcome: 'unavailable',
  });
});
