import { once } from 'node:events';
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE, hash, type Listener, open, send, TestServers } from './testing/forwarding-servers';

/*
 * Bodies of any size and connections that end early, through the server that forwards.
 */
/**
 * More than the kernel buffers of both connections hold: on Linux at most 36 MB each (tcp_rmem of the receiver and tcp_wmem of the
 * sender).
 */
const UNBUFFERED_BYTES = 100_000_000;
const CHUNK = Buffer.alloc(100_000);

/** Answers with the URL unless a test has a listener of its own. */
let listener: Listener | undefined;
const servers = new TestServers();
let forwarding: string;

beforeAll(async () => {
  const address = await servers.startPrivate((received, response) => (listener ?? answerWithUrl)(received, response));
  forwarding = await servers.startForwarding(address);
});
afterAll(() => servers.close());

function answerWithUrl(received: IncomingMessage, response: ServerResponse): void {
  received.resume().once('end', () => response.end(`url ${received.url}`));
}

/** Runs a test with a listener of its own. */
async function withListener<Result>(own: Listener, work: () => Promise<Result>): Promise<Result> {
  listener = own;
  try {
    return await work();
  } finally {
    listener = undefined;
  }
}

describe('a body', () => {
  it('of any size is complete in both directions', async () => {
    const sent = Buffer.alloc(20_000_000, 'upload');
    await withListener(
      (received, response) =>
        void buffer(received).then((body) => response.writeHead(200, { 'X-Received': hash(body) }).end(body)),
      async () => {
        const upload = request(`${forwarding}/a`, { method: 'POST' });
        upload.end(sent);
        const [answer] = await once(upload, 'response');
        expect(answer.headers['x-received']).toBe(hash(sent));
        expect(hash(await buffer(answer))).toBe(hash(sent));
      },
    );
  });

  it('of which only the beginning was read is in nobody’s way', async () => {
    // The rest is in the buffers of the private connection, so the HTTP thread has sent all of it and uses the connection again.
    const body = Buffer.alloc(200_000);
    const respondEarly: Listener = (received, response) =>
      void received.once('data', () => {
        received.pause();
        void settle(() => received.socket.bytesRead).then(() => response.writeHead(413).end());
      });
    for (let count = 0; count < 3; count += 1) {
      await withListener(respondEarly, async () => {
        const upload = request(`${forwarding}/a`, { method: 'POST' }).on('error', () => undefined);
        upload.end(body);
        const [answer] = await once(upload, 'response');
        expect(answer.statusCode).toBe(413);
        await buffer(answer);
      });
      expect(await send(forwarding, `GET /${count} HTTP/1.1\r\n${CLOSE}`)).toContain(`url /${count}`);
    }
  });

  it('waits for a client that does not read it', async () => {
    let written = 0;
    await withListener(
      (_received, response) => {
        const write = (): void => {
          while (written < UNBUFFERED_BYTES) {
            written += CHUNK.length;
            if (!response.write(CHUNK)) return void response.once('drain', write);
          }
          response.end();
        };
        write();
      },
      async () => {
        const answer = await new Promise<IncomingMessage>((resolve) => get(`${forwarding}/a`, resolve));
        await expect
          .poll(async () => [written, await settle(() => written)])
          .toSatisfy(([one, other]) => one > 0 && one === other);
        expect(written).toBeLessThan(UNBUFFERED_BYTES);
        let received = 0;
        for await (const part of answer) received += part.length;
        expect(received).toBe(UNBUFFERED_BYTES);
      },
    );
  });

  it('waits for a handler that does not read it', async () => {
    let held: IncomingMessage | undefined;
    await withListener(
      (received, response) => {
        held = received;
        received.once('end', () => response.end('read'));
      },
      async () => {
        const upload = request(`${forwarding}/a`, { method: 'POST' });
        let accepted = 0;
        for (let sent = 0; sent < UNBUFFERED_BYTES; sent += CHUNK.length) upload.write(CHUNK, () => (accepted += CHUNK.length));
        upload.end();
        await expect.poll(() => held).toBeDefined();
        await expect.poll(async () => [accepted, await settle(() => accepted)]).toSatisfy(([one, other]) => one === other);
        expect(accepted).toBeLessThan(UNBUFFERED_BYTES);
        held?.resume();
        const [answer] = await once(upload, 'response');
        expect(await text(answer)).toBe('read');
      },
    );
  });

  it('that is not read is skipped, and the connection stays usable', async () => {
    await withListener(
      (received, response) =>
        received.url === '/early' ? response.writeHead(413).end('early') : answerWithUrl(received, response),
      async () => {
        const body = 'x'.repeat(1_000_000);
        const bytes = `POST /early HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /next HTTP/1.1\r\n${CLOSE}`;
        const answer = await send(forwarding, bytes);
        expect(answer).toMatch(/^HTTP\/1\.1 413 .*early.*HTTP\/1\.1 200 .*url \/next$/s);
      },
    );
  });

  it('that takes long does not delay the head of its response', async () => {
    let held: ServerResponse | undefined;
    await withListener(
      (_received, response) => {
        held = response;
        response.writeHead(200, { 'X-Early': 'yes' }).flushHeaders();
      },
      async () => {
        const answer = await new Promise<IncomingMessage>((resolve) => get(`${forwarding}/a`, resolve));
        expect(answer.headers['x-early']).toBe('yes');
        held?.end('late');
        expect(await text(answer)).toBe('late');
      },
    );
  });
});

describe('an aborted request', () => {
  it.each([
    ['before the response', `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`, false],
    ['during the response', `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`, true],
    ['during the upload', `POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc`, false],
  ])('is aborted for the handler, too: %s', async (_when, bytes, hasBegun) => {
    let closed: boolean | undefined;
    let isReceived = false;
    await withListener(
      (received, response) => {
        received.resume();
        response.once('close', () => (closed = response.writableFinished));
        if (hasBegun) response.write('begin');
        isReceived = true;
      },
      async () => {
        const socket = open(forwarding);
        socket.write(bytes);
        await expect.poll(() => isReceived).toBe(true);
        if (hasBegun) await once(socket, 'data');
        socket.destroy();
        await expect.poll(() => closed).toBe(false);
      },
    );
  });

  it('is cut off for the client when the handler gives up', async () => {
    for (const begin of ['', 'begin']) {
      let held: ServerResponse | undefined;
      await withListener(
        (_received, response) => {
          if (begin !== '') response.writeHead(200, { 'Content-Length': '100' }).write(begin);
          held = response;
        },
        async () => {
          const socket = open(forwarding);
          let answer = '';
          socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
          socket.write(`GET /a HTTP/1.1\r\nHost: a\r\n\r\n`);
          await expect.poll(() => held !== undefined && answer.endsWith(begin)).toBe(true);
          held?.destroy();
          await once(socket, 'close');
          expect(answer === '').toBe(begin === '');
        },
      );
    }
  });

  it('does not harm the next one on another connection', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = open(forwarding);
      socket.write('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n');
      socket.destroy();
    }
    expect(await send(forwarding, `GET /stream HTTP/1.1\r\n${CLOSE}`)).toContain('url /stream');
  });
});

/** Returns a value a moment later. */
async function settle(read: () => number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return read();
}
