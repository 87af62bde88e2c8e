import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { markdownOfPage } from './markdown-of-page';

const TIME_LIMIT_MS = 10_000;
const SUFFIX = '.md';
/** The home page has no name of its own to put a suffix to. */
const HOME = `/index${SUFFIX}`;

const made = new LRUCache<string, string>({ max: 500, maxSize: 20_000_000, sizeCalculation: (text) => text.length });

/**
 * The address of the page that a request wants as Markdown: by its suffix (`/products/replication.md`), or because it
 * prefers `text/markdown` to HTML (RFC 9110, section 12.5.1). Undefined when it wants something else.
 */
export function pageWantedAsMarkdown({ method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const path = url.split('?')[0] ?? '/';
  if (path === HOME) return '/';
  if (path.endsWith(SUFFIX)) return path.slice(0, -SUFFIX.length);
  return prefersMarkdown(headers.accept ?? '') ? path : undefined;
}

function prefersMarkdown(accept: string): boolean {
  const markdown = qualityOf('text/markdown', accept);
  return markdown > 0 && markdown >= qualityOf('text/html', accept);
}

function qualityOf(type: string, accept: string): number {
  const range = accept.split(',').find((each) => each.trim().toLowerCase().startsWith(type));
  if (range === undefined) return 0;
  const quality = /;\s*q=([\d.]+)/i.exec(range)?.[1];
  return quality === undefined ? 1 : Number(quality);
}

/**
 * Answers with the page at `path` as Markdown.
 *
 * @param origin where this server answers itself
 * @param siteUrl the public origin, for the links
 * @returns false when there is no such page; nothing is sent then
 */
export async function answerAsMarkdown(response: ServerResponse, path: string, origin: string, siteUrl: string): Promise<boolean> {
  const page = await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return false;
  // What is made for one visitor is nobody else's to read.
  if (page.headers.get('cache-control')?.includes('no-store')) return false;
  const html = await page.text();
  const version = page.headers.get('x-page-version');
  const key = `${path} ${version}`;
  const kept = version === null ? undefined : made.get(key);
  const markdown = kept ?? (await markdownOfPage(html, siteUrl + path));
  if (version !== null) made.set(key, markdown);
  response.writeHead(200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': page.headers.get('cache-control') ?? 'no-cache',
    'Content-Location': path === '/' ? HOME : path + SUFFIX,
    Link: `<${siteUrl}${path}>; rel="canonical"`,
    Vary: 'Accept',
    // Search engines list the page, not its text.
    'X-Robots-Tag': 'noindex',
  });
  response.end(markdown);
  return true;
}
