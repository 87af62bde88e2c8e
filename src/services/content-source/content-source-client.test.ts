import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { type ContentSourceClient, createContentSourceClient } from './content-source-client';
import { computeSnapshotVersion, type SnapshotFile } from './snapshot';

const FILES: SnapshotFile[] = [
  { file: 'pages/home.yaml', text: 'url: /\n', updatedAt: '2026-11-22T12:00:00.000Z' },
  { file: 'media/a.webp', picture: 'a-0123456789ab.webp' },
];
const snapshotOf = (files: SnapshotFile[], version = computeSnapshotVersion(files)) => ({ version, files });

let server: Server;
let client: ContentSourceClient;
/** Short, for the source that never responds. */
let hurried: ContentSourceClient;
let seen: IncomingMessage[] = [];
let answers: ((response: ServerResponse) => void)[] = [];

const send =
  (body: string, status = 200, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const json = (body: unknown) => send(JSON.stringify(body));
const hangUp = (response: ServerResponse) => void response.destroy();
const silence = () => undefined;
const halfAnAnswer = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"version":');
  setTimeout(() => response.destroy(), 20);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
  const options = { url: await listenLocally(server), token: 'the-token', maxBytes: 10_000 };
  client = createContentSourceClient(options);
  hurried = createContentSourceClient({ ...options, timeLimitMs: 100 });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => closeServer(server));

describe('getSnapshot', () => {
  it('sends the token and the known version, and reads the files', async () => {
    answers = [json(snapshotOf(FILES))];
    expect(await client.getSnapshot('abc')).toEqual(snapshotOf(FILES));
    expect(seen.map(({ url, headers }) => [url, headers.authorization, headers['if-none-match']])).toEqual([
      ['/content-api/v1/snapshot', 'Bearer the-token', '"abc"'],
    ]);
  });

  it('returns nothing when the source has the same version', async () => {
    answers = [send('', 304)];
    expect(await client.getSnapshot('abc')).toBeUndefined();
  });

  it.each([
    ['hung up', hangUp],
    ['was restarting', send('', 503)],
    ['broke off', halfAnAnswer],
  ])('retries when the source %s', async (_what, first) => {
    answers = [first, json(snapshotOf(FILES))];
    expect(await client.getSnapshot(undefined)).toEqual(snapshotOf(FILES));
    expect(seen).toHaveLength(2);
  });

  it.each<[string, (response: ServerResponse) => void, string, number]>([
    ['hangs up', hangUp, 'it cannot be reached', 2],
    ['fails', send('', 500), 'it returned 500', 1],
    ['stays overloaded', send('', 503), 'it returned 503', 2],
    ['refuses the token', send('', 401), 'it refused the token (401)', 1],
    ['has no content API', send('', 404), 'it has no content API (404)', 1],
    ['leads elsewhere', send('', 302, { location: 'https://evil.example.org' }), 'it returned 302', 1],
    ['sends too much', send('x'.repeat(10_001)), 'its response is larger than 10000 bytes', 1],
    ['sends a page', send('<!doctype html>'), 'is damaged or incomplete', 1],
    ['sends other JSON', json({ files: [] }), 'is damaged or incomplete', 1],
  ])('says what happened when the source %s', async (_what, answer, message, requests) => {
    answers = [answer];
    await expect(client.getSnapshot(undefined)).rejects.toThrow(message);
    expect(seen).toHaveLength(requests);
  });

  it('gives up when the source is silent', async () => {
    answers = [silence];
    await expect(hurried.getSnapshot(undefined)).rejects.toThrow('it did not respond in time');
  });

  it.each<[string, SnapshotFile[], string?]>([
    ['that lacks a file', FILES.slice(1), computeSnapshotVersion(FILES)],
    ['with a path that leads out', [{ file: '../home.yaml', text: '' }]],
    ['with a path that leads out below a folder', [{ file: 'pages/../../home.yaml', text: '' }]],
    ['with an absolute path', [{ file: '/pages/home.yaml', text: '' }]],
    ['with a file that is no content', [{ file: 'pages/home.js', text: '' }]],
    ['with a hidden file', [{ file: 'pages/.home.yaml', text: '' }]],
    ['with a picture at another place', [{ file: 'media/a.webp', picture: '../a.webp' }]],
    [
      'with the same file twice',
      [
        { file: 'a.yaml', text: '1' },
        { file: 'a.yaml', text: '2' },
      ],
    ],
  ])('refuses a snapshot %s', async (_what, files, version) => {
    answers = [json(snapshotOf(files, version))];
    await expect(client.getSnapshot(undefined)).rejects.toThrow('is damaged or incomplete');
  });
});

describe('getPicture', () => {
  it('reads the bytes', async () => {
    answers = [send('bytes')];
    expect((await client.getPicture('a-0123456789ab.webp')).toString()).toBe('bytes');
    expect(seen[0]?.url).toBe('/content-api/v1/pictures/a-0123456789ab.webp');
  });
});

describe('computeSnapshotVersion', () => {
  it('is the same in any order, and another when anything differs', () => {
    const version = computeSnapshotVersion(FILES);
    expect(computeSnapshotVersion(FILES.toReversed())).toBe(version);
    const others: SnapshotFile[][] = [
      [{ file: 'pages/home.yaml', text: 'url: /\n' }],
      [{ file: 'pages/home.yaml', text: 'url: /x\n', updatedAt: '2026-11-22T12:00:00.000Z' }],
    ];
    for (const other of others) expect(computeSnapshotVersion([...other, ...FILES.slice(1)])).not.toBe(version);
  });
});
