import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareHead, PreparedResponse, writePreparedHead } from './prepared-response';

/*
 * The contract with Node: what prepared-response.ts takes from it that isn't documented. When it fails with a new version of
 * Node, each name below says what is wrong with the responses that are sent from memory.
 */
const HEADERS = [
  'Content-Type',
  'text/html',
  'Content-Security-Policy',
  "default-src 'none'",
  'Vary',
  'Accept',
  'Content-Length',
  '4',
];
const PAGE = prepareHead(200, HEADERS);
const UNCHANGED = prepareHead(304, ['ETag', 'W/"1"']);

const servers: Server[] = [];
/** Servers that send the same: one with heads that are prepared, and one that composes them as Node documents. */
let prepared: number;
let documented: number;

async function listen(options: { ServerResponse?: typeof PreparedResponse }): Promise<number> {
  const server = createServer(options, ({ url }, response) => {
    if (url === '/stopping') response.setHeader('Connection', 'close');
    const head = url === '/unchanged' ? UNCHANGED : PAGE;
    writePreparedHead(response, head, ['X-Request-Id', 'request-1']);
    response.end(url === '/unchanged' ? undefined : 'page');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign({ port: 0 }, server.address()).port;
}

/** Sends bytes and returns what comes back until the server closes the connection, without the dates. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return (await text(socket)).replaceAll(/^Date: .*\r\n/gm, '');
}

const sortLines = (response: string): string[] => response.split('\r\n').toSorted();

beforeAll(async () => {
  prepared = await listen({ ServerResponse: PreparedResponse });
  documented = await listen({});
});
afterAll(() => {
  for (const server of servers) server.close();
});

const CLOSE = 'Host: a\r\nConnection: close\r\n\r\n';

describe('a response with a prepared head has the same bytes as one that Node composes', () => {
  it.each([
    ['for a page', `GET / HTTP/1.1\r\n${CLOSE}`],
    ['for HEAD', `HEAD / HTTP/1.1\r\n${CLOSE}`],
    ['for 304', `GET /unchanged HTTP/1.1\r\n${CLOSE}`],
    ['for HTTP/1.0, after which the connection is closed', 'GET / HTTP/1.0\r\n\r\n'],
    ['for HTTP/1.0 that keeps the connection', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n'],
    [
      'for requests that are sent at once',
      `GET / HTTP/1.1\r\nHost: a\r\n\r\nHEAD / HTTP/1.1\r\nHost: a\r\n\r\nGET /unchanged HTTP/1.1\r\n${CLOSE}`,
    ],
    ['while the server is stopping', 'GET /stopping HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['for a client that waits until it may continue', `GET / HTTP/1.1\r\nExpect: 100-continue\r\n${CLOSE}`],
  ])('%s', async (_case, bytes) => {
    const [answer, expected] = [await send(prepared, bytes), await send(documented, bytes)];
    expect(expected).toContain('HTTP/1.1 ');
    expect(sortLines(answer)).toEqual(sortLines(expected));
  });
});

it('the prepared lines occur once each, in the head and before the body', async () => {
  const [head = '', body] = (await send(prepared, `GET / HTTP/1.1\r\n${CLOSE}`)).split('\r\n\r\n');
  expect(head.match(/^Content-Security-Policy: default-src 'none'$/gm)).toHaveLength(1);
  expect(head.match(/^content-length: 4$/gim)).toHaveLength(1);
  expect(head.match(/^X-Request-Id: request-1$/gm)).toHaveLength(1);
  expect(body).toBe('page');
});

it('an invalid header is rejected when it is prepared', () => {
  expect(() => prepareHead(200, ['X-Name', 'two\r\nSet-Cookie: lines'])).toThrow('Invalid character');
  expect(() => prepareHead(200, ['a name', 'value'])).toThrow('valid HTTP token');
});
