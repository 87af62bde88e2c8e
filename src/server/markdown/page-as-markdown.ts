import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type BufferedResponse, requestInternally, type RequestHandler } from '../buffered-response';
import { htmlToMarkdown } from './html-to-markdown';

const SUFFIX = '.md';
/** The home page has no file name to append a suffix to. */
const HOME_PATH = `/index${SUFFIX}`;

const markdownCache = new LRUCache<string, string>({ max: 500, maxSize: 20_000_000, sizeCalculation: (text) => text.length });

/**
 * Returns the path of the page that a request wants as Markdown, by its suffix (`/products/replication.md`) or
 * because it prefers `text/markdown` to HTML (RFC 9110, section 12.5.1). Returns undefined for other requests.
 */
export function getMarkdownPagePath(path: string, { accept = '' }: Pick<IncomingHttpHeaders, 'accept'>): string | undefined {
  if (path === HOME_PATH) return '/';
  // After a slash, the suffix has no page: the Markdown of the home page has one URL.
  if (path.endsWith(SUFFIX) && !path.endsWith(`/${SUFFIX}`)) return path.slice(0, -SUFFIX.length);
  return prefersMarkdown(accept) ? path : undefined;
}

function prefersMarkdown(accept: string): boolean {
  if (!/text\/markdown/i.test(accept)) return false;
  const markdown = parseQuality('text/markdown', accept);
  return markdown > 0 && markdown >= parseQuality('text/html', accept);
}

function parseQuality(type: string, accept: string): number {
  const range = accept.split(',').find((each) => each.trim().toLowerCase().startsWith(type));
  if (range === undefined) return 0;
  const quality = /;\s*q=([\d.]+)/i.exec(range)?.[1];
  return quality === undefined ? 1 : Number(quality);
}

/** Options of the Markdown version of a page. */
interface MarkdownOptions {
  next: RequestHandler;
  host: string;
  /** The public origin, used in links. */
  siteUrl: string;
}

/**
 * Renders the page at `path` as Markdown, derived from its HTML so that both have the same content.
 * @param path of a page that is the same for every visitor
 * @returns undefined when there is no such page
 */
export async function renderPageAsMarkdown(
  path: string,
  { next, host, siteUrl }: MarkdownOptions,
): Promise<BufferedResponse | undefined> {
  const page = await requestInternally(next, path, { host });
  if (page.status !== 200 || !String(page.headers['content-type'] ?? '').startsWith('text/html')) return undefined;
  const version = page.headers['x-page-version'];
  const key = `${path} ${String(version)}`;
  const markdown =
    (version === undefined ? undefined : markdownCache.get(key)) ?? (await htmlToMarkdown(page.body.toString(), siteUrl + path));
  if (version !== undefined) markdownCache.set(key, markdown);
  return {
    status: 200,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': page.headers['cache-control'] ?? 'no-cache',
      'last-modified': page.headers['last-modified'],
      'content-location': path === '/' ? HOME_PATH : path + SUFFIX,
      link: `<${siteUrl}${path}>; rel="canonical"`,
      vary: 'Accept',
      // Search engines should index the page, not its Markdown.
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(markdown),
  };
}
