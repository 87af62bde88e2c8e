import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/**
 * How the server of a test answers a statement: the command tag, such as `DELETE 2`, a row with one text, or the error that it fails
 * with, whose `code` is that of a canceled statement by default.
 */
type Answer = (statement: string) => string | { name: string; value: string } | Error;

/** A server that speaks the part of Postgres's protocol that statements without parameters need. */
export interface FakePostgres {
  url: string;
  /** What it received, in this order. */
  statements: readonly string[];
  /** Ends all connections. */
  disconnect: () => void;
  close: () => void;
}

const TEXT_TYPE = 25;
const AUTHENTICATED = encodeMessage('R', Buffer.alloc(4));
const READY = encodeMessage('Z', Buffer.from('I'));

/** Starts a server that a database client can connect to. */
export async function startFakePostgres(answer: Answer): Promise<FakePostgres> {
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    let isStarted = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      // The first message has no type.
      for (let length = findLength(received, isStarted); length !== undefined; length = findLength(received, isStarted)) {
        const message = received.subarray(0, length);
        received = received.subarray(length);
        if (!isStarted) socket.write(Buffer.concat([AUTHENTICATED, READY]));
        else if (message[0] === 'Q'.charCodeAt(0)) {
          const statement = message.subarray(5, -1).toString();
          statements.push(statement);
          socket.write(Buffer.concat([encodeAnswer(answer(statement)), READY]));
        }
        isStarted = true;
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server of the test has no port.');
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    server.close();
    disconnect();
  };
  return { url: `postgres://test@127.0.0.1:${address.port}/test`, statements, disconnect, close };
}

/** Returns the length of the first message if all of it has arrived. */
function findLength(received: Buffer, hasType: boolean): number | undefined {
  const start = hasType ? 1 : 0;
  if (received.length < start + 4) return undefined;
  const length = start + received.readInt32BE(start);
  return received.length < length ? undefined : length;
}

function encodeAnswer(answer: ReturnType<Answer>): Buffer {
  if (typeof answer === 'string') return encodeMessage('C', Buffer.from(`${answer}\0`));
  if (!(answer instanceof Error)) return encodeRow(answer);
  const code = 'code' in answer ? String(answer.code) : '57014';
  return encodeMessage('E', Buffer.from(`SERROR\0C${code}\0M${answer.message}\0\0`));
}

/** Encodes the description of one column of the type `text`, a row, and the command tag. */
function encodeRow({ name, value }: { name: string; value: string }): Buffer {
  const column = Buffer.alloc(18);
  column.writeInt32BE(TEXT_TYPE, 6);
  const one = Buffer.from([0, 1]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(value));
  return Buffer.concat([
    encodeMessage('T', Buffer.concat([one, Buffer.from(`${name}\0`), column])),
    encodeMessage('D', Buffer.concat([one, length, Buffer.from(value)])),
    encodeAnswer('SELECT 1'),
  ]);
}

function encodeMessage(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
