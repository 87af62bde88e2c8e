import type { IncomingHttpHeaders } from 'node:http';
import { prefersMediaType } from '../responses/media-types';

const SUFFIX = '.md';
/** The home page has no file name to append a suffix to. */
const HOME_PATH = `/index${SUFFIX}`;

/**
 * Returns the path of the page that a request wants as Markdown, by its suffix (`/products/replication.md`) or
 * because it prefers `text/markdown` to HTML (RFC 9110, section 12.5.1). Returns undefined for other requests.
 */
export function getMarkdownPagePath(path: string, { accept = '' }: Pick<IncomingHttpHeaders, 'accept'>): string | undefined {
  if (path === HOME_PATH) return '/';
  // After a slash, the suffix has no page: the Markdown of the home page has one URL.
  if (path.endsWith(SUFFIX) && !path.endsWith(`/${SUFFIX}`)) return path.slice(0, -SUFFIX.length);
  return prefersMediaType(accept, 'text/markdown', 'text/html') ? path : undefined;
}

/** Returns the path of the Markdown version of a page. */
export function toMarkdownPath(path: string): string {
  return path === '/' ? HOME_PATH : path + SUFFIX;
}
