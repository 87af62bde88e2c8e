import { LRUCache } from 'lru-cache';
import { type BufferedResponse, requestInternally, type RequestHandler } from '../buffered-response';
import { htmlToMarkdown } from './html-to-markdown';
import { toMarkdownPath } from './markdown-path';

const markdownCache = new LRUCache<string, string>({ max: 500, maxSize: 20_000_000, sizeCalculation: (text) => text.length });

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
      'content-location': toMarkdownPath(path),
      link: `<${siteUrl}${path}>; rel="canonical"`,
      vary: 'Accept',
      // Search engines should index the page, not its Markdown.
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(markdown),
  };
}
