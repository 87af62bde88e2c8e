import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '../scripts/ports';

/** A server of the benchmark's own, on this machine only. */
export interface VariantServer {
  /** As in `http://localhost:40123`. */
  origin: string;
  close(): Promise<void>;
}

interface VariantResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that a browser needs to treat a file as it does on the site itself. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag'];

/** Gives the HTML to serve instead of the site's; `address` is where the site serves it. */
export type HtmlTransform = (html: string, address: string) => string | Promise<string>;

/**
 * Serves what another site serves, from memory: each address is fetched once. Pages can be changed on the way; they go
 * out compressed as the site does it, without a Content-Security-Policy, which would forbid what a change put in.
 * @param from origin of the site
 */
export async function serveVariant(from: string, change: HtmlTransform): Promise<VariantServer> {
  const held = new Map<string, Promise<VariantResponse>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const answer = held.get(address) ?? fetchOnce(from, address, change);
    held.set(address, answer);
    answer.then(
      (known) => send(response, known),
      () => response.writeHead(502).end(),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { origin: `http://localhost:${port}`, close: () => closeServer(server) };
}

/** The page without any script but data, and without what only scripts need: what a static site would serve. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*>/g, '');
}

const DEFERRED_SCRIPT = /<script type="text\/plain" data-deferred="([^"]+)"><\/script>/g;
const DEFERRED_FLIGHT = /<script type="text\/plain" data-deferred-flight(?:="")?><\/script>/;

/**
 * The page as Next ships it, with its scripts fetched at once and React's data in the page: undoes what
 * src/platform/page-cache/finalize-page.ts does to them.
 */
export async function hydrateEagerly(html: string, address: string): Promise<string> {
  const woken = html.replace(DEFERRED_SCRIPT, '<script src="$1" async=""></script>');
  if (!DEFERRED_FLIGHT.test(woken)) return woken;
  const answer = await fetch(address, { headers: { RSC: '1' } });
  const flight = JSON.stringify(await answer.text()).replaceAll('<', '\\u003c');
  return woken.replace(DEFERRED_FLIGHT, () => `<script>self.__next_f.push([1,${flight}])</script>`);
}

async function fetchOnce(from: string, address: string, change: HtmlTransform): Promise<VariantResponse> {
  const answer = await fetch(from + address, { redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const plain = type.startsWith('text/html') ? Buffer.from(await change(bytes.toString('utf8'), from + address)) : bytes;
  const isText = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/.test(type);
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : [])),
  );
  return {
    status: answer.status,
    headers: isText ? { ...headers, 'content-encoding': 'gzip' } : headers,
    body: isText ? gzipSync(plain) : plain,
  };
}

function send(response: ServerResponse, { status, headers, body }: VariantResponse): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
