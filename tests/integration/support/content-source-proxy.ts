import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './local-server';

/** A proxy between a replica and its source that can be unavailable or modify responses. */
export interface ContentSourceProxy {
  url: string;
  /** Closes every connection from now on. */
  disconnect(): void;
  /** Forwards everything unchanged again. */
  reconnect(): void;
  /** Modifies snapshots from now on. */
  alterSnapshots(alter: (snapshot: string) => string): void;
}

/** Starts the proxy; the source is unavailable at first. @param source the URL of the source */
export async function startContentSourceProxy(source: string, onClose: (close: () => void) => void): Promise<ContentSourceProxy> {
  let isDisconnected = true;
  let alter = (snapshot: string) => snapshot;
  const { origin, close } = await startLocalServer(async ({ url = '/', headers }: IncomingMessage, _body, response) => {
    if (isDisconnected) return response.destroy();
    const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      ['authorization', 'if-none-match'].includes(name) && typeof value === 'string' ? [[name, value]] : [],
    );
    const answer = await fetch(source + url, { headers: given, redirect: 'manual' });
    return forward(answer, response, url.endsWith('/snapshot') ? alter : undefined);
  });
  onClose(close);
  return {
    url: origin,
    disconnect: () => {
      isDisconnected = true;
    },
    reconnect: () => {
      isDisconnected = false;
      alter = (snapshot) => snapshot;
    },
    alterSnapshots: (change) => {
      alter = change;
    },
  };
}

async function forward(answer: Response, response: ServerResponse, alter?: (text: string) => string): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(alter === undefined ? bytes : alter(bytes.toString('utf8')));
}
