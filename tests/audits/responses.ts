import { pagePaths, site } from './content-pages';
import { type DocumentFacts, extractFacts } from './document-facts';

/** A response that was read to its end. */
interface PageResponse {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** How many pages are prefetched in parallel. */
const PREFETCHED_AT_ONCE = 3;

const responses = new Map<string, Promise<PageResponse>>();
const facts = new Map<string, Promise<DocumentFacts>>();
let prefetching: Promise<void> | undefined;

/**
 * Requests a page with Brotli, without following redirects, on its own connection: fetch fails if the server closes an idle
 * one just then. The response is read to its end, because on Node 24, one that nobody reads can end the process
 * (https://github.com/nodejs/undici/issues/5360).
 */
export async function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(new URL(path, site), {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br', Connection: 'close', ...headers },
  });
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Returns the response for a path, requested once for all tests. */
export function fetchResponse(path: string): Promise<PageResponse> {
  prefetching ??= prefetch();
  return requestOnce(path);
}

function requestOnce(path: string): Promise<PageResponse> {
  const known = responses.get(path);
  if (known) return known;
  const requested = request(path).then(async (response) => ({
    status: response.status,
    text: await response.text(),
    headers: Object.fromEntries(response.headers),
  }));
  responses.set(path, requested);
  return requested;
}

/** Returns the metadata of a document, parsed once. */
export function fetchFacts(path: string): Promise<DocumentFacts> {
  const known = facts.get(path);
  if (known) return known;
  const read = fetchResponse(path).then(({ text }) => extractFacts(text));
  facts.set(path, read);
  return read;
}

/** A failure is reported by the test of the page. */
async function prefetch(): Promise<void> {
  const rest = [...pagePaths];
  const requestRest = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await requestOnce(next).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: PREFETCHED_AT_ONCE }, requestRest));
}
