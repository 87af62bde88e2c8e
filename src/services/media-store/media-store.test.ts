import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listenLocally } from '@/platform/testing/local-server';
import { abortAfter } from '@/platform/testing/unresponsive-server';
import { createS3Store } from './s3-store';
import { createDiskStore } from './disk-store';
import { isMediaName, type MediaStore } from './media-store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'media-store-'));
const objects = new Map<string, { body: Buffer; type: string }>();
const unsigned: string[] = [];
let server: Server;
let stores: Readonly<Record<'folder' | 'bucket', MediaStore>>;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * Creates a server for the part of the Amazon S3 protocol that the store needs: objects in a bucket, with signed
 * requests.
 */
function createBucketServer(): Server {
  return createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      if (
        !/^AWS4-HMAC-SHA256 Credential=key-of-the-test\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(
          request.headers.authorization ?? '',
        )
      )
        unsigned.push(`${request.method} ${pathname}`);
      const name = pathname.replace('/pictures/', '');
      const found = objects.get(name);
      if (searchParams.has('list-type')) {
        const contents = [...objects]
          .map(([key]) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`)
          .join('');
        response.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<ListBucketResult>${contents}</ListBucketResult>`);
      } else if (request.method === 'PUT') {
        objects.set(name, { body, type: String(request.headers['content-type']) });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(name);
        response.writeHead(204).end();
      } else if (/^\/pictures\/?$/.test(pathname)) {
        response.writeHead(200).end();
      } else if (!found) {
        response
          .writeHead(404, { 'Content-Type': 'application/xml' })
          .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
      } else {
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part = start === undefined ? found.body : found.body.subarray(Number(start), Number(end) + 1);
        response
          .writeHead(start === undefined ? 200 : 206, { 'Content-Type': found.type, 'Content-Length': part.length })
          .end(request.method === 'HEAD' ? undefined : part);
      }
    });
  });
}

const openBucket = (endpoint: string, idleLimitMs?: number): MediaStore =>
  createS3Store({
    ...(idleLimitMs === undefined ? {} : { idleLimitMs }),
    bucket: 'pictures',
    endpoint,
    region: 'eu-test-1',
    accessKey: 'key-of-the-test',
    secretKey: 'secret-of-the-test',
  });

beforeAll(async () => {
  server = createBucketServer();
  stores = {
    folder: createDiskStore(folder),
    bucket: openBucket(await listenLocally(server)),
  };
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'] as const)('media store in a %s', (kind) => {
  const NAME = 'public/a-1.webp';
  const bytes = Buffer.from('0123456789');

  it('stores files, serves them in full or in ranges, and removes them', async () => {
    const store = stores[kind];
    expect(await store.getSize(NAME)).toBeUndefined();
    expect(await store.read(NAME)).toBeUndefined();
    expect(await store.open(NAME)).toBeUndefined();
    await store.write(NAME, bytes);
    expect(await store.getSize(NAME)).toBe(10);
    expect(await store.read(NAME)).toEqual(bytes);
    expect(await new Response(await store.open(NAME)).text()).toBe('0123456789');
    expect(await new Response(await store.open(NAME, { start: 2, end: 4 })).text()).toBe('234');
    const names = [];
    for await (const { name } of store.list()) names.push(name);
    expect(names).toEqual([NAME]);
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await store.getSize(NAME)).toBeUndefined();
  });

  it('rejects names outside the store', async () => {
    for (const name of [
      'public/../../etc/passwd',
      '../a.webp',
      '/etc/passwd',
      'public/a.webp/../../x',
      'source/A.webp',
      'public/a.html',
      'public/a.webp\n',
      'public/.webp',
      'public\\a.webp',
      '',
    ]) {
      expect(isMediaName(name), name).toBe(false);
      await expect(stores[kind].read(name)).rejects.toThrow('No file of the media store');
    }
  });
});

it('signs every request to a bucket and sets the media type', async () => {
  await stores.bucket.write('public/b.svg', Buffer.from('<svg/>'));
  expect(objects.get('public/b.svg')?.type).toBe('image/svg+xml');
  expect(unsigned).toEqual([]);
});

it('removes what killed processes have left in a folder, and nothing that is being written', async () => {
  const left = '.0a1b2c3d-0000-4000-8000-000000000001';
  const current = '.0a1b2c3d-0000-4000-8000-000000000002';
  const other = '.gitkeep';
  const place = (name: string) => path.join(folder, 'public', name);
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  for (const name of [left, current, other, 'old.webp']) writeFileSync(place(name), 'x');
  for (const name of [left, other, 'old.webp']) utimesSync(place(name), new Date(0), new Date(0));
  await stores.folder.removeUnfinished(new Date(1));
  expect(readdirSync(path.join(folder, 'public')).toSorted()).toEqual([current, other, 'old.webp'].toSorted());
  for (const name of [current, other, 'old.webp']) rmSync(place(name));
});

it('leaves no temporary files in a folder that is not writable', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, 'a file, not a folder');
  await expect(createDiskStore(blocked).write('public/a.webp', Buffer.from('x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(readdirSync(path.join(folder, 'public')).filter((name) => name.startsWith('.'))).toEqual([]);
});

describe('a slow bucket', () => {
  let slow: Server;
  let store: MediaStore;
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    slow = createServer((_request, response) => answer(response));
    store = openBucket(await listenLocally(slow));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    closeServer(slow);
  });

  it('has 20 seconds to begin a file, which may then take longer', async () => {
    let finish = (): unknown => undefined;
    answer = (response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('01234');
      finish = () => response.end('56789');
    };
    const file = await store.open('public/a-1.webp');
    vi.advanceTimersByTime(60_000);
    finish();
    expect(await new Response(file).text()).toBe('0123456789');

    answer = () => vi.advanceTimersByTime(20_000);
    await expect(store.open('public/a-1.webp')).rejects.toThrow('aborted');
  });

  it('has 20 seconds to list its files', async () => {
    answer = () => vi.advanceTimersByTime(20_000);
    await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow('aborted');
  });
});

describe('a bucket that fails', () => {
  let failing: Server;
  let store: MediaStore;
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    failing = createServer((_request, response) => answer(response));
    store = openBucket(await listenLocally(failing), 100);
  });
  afterEach(() => closeServer(failing));

  it('in the middle of a file ends the file, so that the connection is free for others', async () => {
    answer = (response) => response.writeHead(200, { 'Content-Length': 10 }).write('01234');
    const file = await store.open('public/a-1.webp');
    await expect(new Response(file).text()).rejects.toThrow();
    await expect(store.read('public/a-1.webp')).rejects.toThrow('The bucket did not respond as expected');
    answer = (response) => void response.writeHead(200, { 'Content-Length': 10 }).write('01234', () => response.destroy());
    await expect(store.read('public/a-1.webp')).rejects.toThrow('The bucket did not respond as expected');
  });

  it('because it doesn’t exist is no bucket without the file', async () => {
    answer = (response) =>
      response.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error><Code>NoSuchBucket</Code></Error>');
    for (const work of [
      () => store.getSize('public/a-1.webp'),
      () => store.write('public/a-1.webp', Buffer.from('a')),
      () => store.read('source/a-1.webp'),
      () => store.open('public/a-1.webp'),
    ])
      await expect(work()).rejects.toThrow('The bucket did not respond as expected: 404');
  });

  it('while it lists its files is named as the cause, without the signed request', async () => {
    answer = (response) =>
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
    const files = store.list()[Symbol.asyncIterator]();
    const error: unknown = await files.next().catch((reason: unknown) => reason);
    expect(String(error)).toContain('The bucket did not respond as expected: 403');
    expect(inspect(error, { depth: 8, showHidden: true })).not.toContain('AWS4-HMAC');
  });

  it('with a status is named as the cause', async () => {
    answer = (response) => response.writeHead(503).end();
    for (const work of [
      () => store.getSize('public/a-1.webp'),
      () => store.write('public/a-1.webp', Buffer.from('a')),
      () => store.read('source/a-1.webp'),
    ])
      await expect(work()).rejects.toThrow('The bucket did not respond as expected: 503');
  });
});
