import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '../scripts/ports';

/** A benchmark server, reachable only on this machine. */
interface VariantServer {
  /** Such as `http://localhost:40123`. */
  origin: string;
  close(): Promise<void>;
}

interface VariantResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that a browser needs to treat a file as it does on the site itself. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'x-page-version'];

/** Transforms the HTML of a page; `path` is its path on the site. */
export type HtmlTransform = (html: string, path: string) => string | Promise<string>;

/**
 * Serves the pages and files of another site from memory, fetching each URL once. Pages can be transformed. They are
 * compressed as on the site, but sent without a Content-Security-Policy, which would block what a transform adds.
 * @param from origin of the site
 */
export async function serveVariant(from: string, change: HtmlTransform): Promise<VariantServer> {
  const responses = new Map<string, Promise<VariantResponse>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // React's data of a page has the path of the page, with this header.
    const headers: Record<string, string> = request.headers.rsc === undefined ? {} : { RSC: '1' };
    const key = `${path} ${JSON.stringify(headers)}`;
    const answer = responses.get(key) ?? fetchOnce(from, path, headers, change);
    responses.set(key, answer);
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

/** Removes all scripts except data, and what only scripts need: the page as a static site would serve it. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*>/g, '');
}

/** Removes the typefaces, so that the page is shown in the fonts of the system. */
export function removeFonts(html: string): string {
  return html.replace(/@font-face\s*\{[^}]*\}/g, '').replace(/<link\b[^>]*\bas="font"[^>]*>/g, '');
}

const DEFERRED_SCRIPTS = /<template( data-rsc="[^"]*")? data-src="([^"]+)"><\/template>/;

/**
 * Restores the page as Next ships it, with its scripts fetched at once and React's data in the page. This undoes the
 * deferral in src/platform/page-cache/finalize-page.ts.
 */
export async function hydrateEagerly(html: string, path: string): Promise<string> {
  const [list, version, sources = ''] = DEFERRED_SCRIPTS.exec(html) ?? [];
  if (list === undefined) return html;
  const eager = html.replace(list, () => sources.replaceAll(/\S+/g, '<script src="$&" async=""></script>'));
  if (version === undefined) return eager;
  const answer = await fetch(path, { headers: { RSC: '1' } });
  const flight = JSON.stringify(await answer.text()).replaceAll('<', '\\u003c');
  return eager.replace('</body>', () => `<script>self.__next_f=[[0],[1,${flight}]]</script></body>`);
}

async function fetchOnce(
  from: string,
  path: string,
  headersSent: Record<string, string>,
  change: HtmlTransform,
): Promise<VariantResponse> {
  const answer = await fetch(from + path, { redirect: 'manual', headers: headersSent });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const plain = type.startsWith('text/html') ? Buffer.from(await change(bytes.toString('utf8'), from + path)) : bytes;
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
