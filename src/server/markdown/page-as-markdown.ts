import { LRUCache } from 'lru-cache';
import { type BufferedResponse, requestInternally, type RequestHandler, type ResponseHead } from '../responses/buffered-response';
import { htmlToMarkdown } from './html-to-markdown';
import { matchRoute } from '../routes';
import { toMarkdownPath } from './markdown-path';

/** The Markdown of a page takes about 8 kB. */
const markdownCache = new LRUCache<string, string>({ maxSize: 20_000_000, sizeCalculation: (text) => text.length });

/** Options of the Markdown version of a page. */
interface MarkdownOptions {
  /** Finds the head of a page that is in memory and fresh, which Next needn't be asked for. */
  findCachedHead: (path: string) => ResponseHead | undefined;
  next: RequestHandler;
  host: string;
  /** The public origin, used in links. */
  siteUrl: string;
}

/**
 * Renders the page at `path` as Markdown, derived from its HTML so that both have the same content. When the page is redirected, so
 * is its Markdown.
 * @param path of a page that is the same for every visitor
 * @returns undefined when there is no such page
 */
export async function renderPageAsMarkdown(
  path: string,
  { findCachedHead, next, host, siteUrl }: MarkdownOptions,
): Promise<BufferedResponse | undefined> {
  const cached = findCachedHead(path);
  const known = cached && findMarkdown(path, cached);
  if (cached !== undefined && known !== undefined) return buildResponse(path, { markdown: known, page: cached, siteUrl });
  const page = await requestInternally(next, path, { host });
  const location = [page.headers.location].flat()[0];
  if (location !== undefined) return buildRedirect(page, String(location), siteUrl);
  if (page.status !== 200 || !String(page.headers['content-type'] ?? '').startsWith('text/html')) return undefined;
  const markdown = findMarkdown(path, page) ?? (await htmlToMarkdown(page.body.toString(), siteUrl + path));
  const key = toKey(path, page);
  if (key !== undefined) markdownCache.set(key, markdown);
  return buildResponse(path, { markdown, page, siteUrl });
}

/** Redirects to the Markdown of the target, or to the target itself when it isn't a page of this site. */
function buildRedirect({ status, headers }: ResponseHead, location: string, siteUrl: string): BufferedResponse {
  const { origin, pathname, search, hash } = new URL(location, siteUrl);
  const isPage = origin === siteUrl && matchRoute(pathname).kind === 'page';
  return {
    status,
    headers: {
      location: isPage ? toMarkdownPath(pathname) + search + hash : location,
      'cache-control': headers['cache-control'] ?? 'no-cache',
    },
    body: Buffer.alloc(0),
  };
}

function findMarkdown(path: string, page: ResponseHead): string | undefined {
  const key = toKey(path, page);
  return key === undefined ? undefined : markdownCache.get(key);
}

/** @returns undefined for a page without a version, which isn't cached */
function toKey(path: string, { headers }: ResponseHead): string | undefined {
  const version = headers['x-page-version'];
  return version === undefined ? undefined : `${path} ${String(version)}`;
}

interface MarkdownOfPage {
  markdown: string;
  page: ResponseHead;
  siteUrl: string;
}

function buildResponse(path: string, { markdown, page, siteUrl }: MarkdownOfPage): BufferedResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': page.headers['cache-control'] ?? 'no-cache',
      'last-modified': page.headers['last-modified'],
      'content-location': toMarkdownPath(path),
      link: `<${siteUrl}${path}>; rel="canonical"`,
      vary: 'Accept',
      // Search engines should index the page, not its Markdown.
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(markdown),
  };
}
