/**
 * Paths of the pages with a status of their own. Next has built-in pages at /404 and /500, so the server requests
 * these by another path.
 */
export const STATUS_PATHS = { '/404': '/page-not-found', '/500': '/critical-error' } as const;

/** The page about the state of this site. */
export const STATUS_PAGE_PATH = '/status';

/** Returns the internal path at which the page for this path is rendered. */
export function getInternalStatusPath(path: string): string {
  if (path === '/404' || path === '/500') return STATUS_PATHS[path];
  return path;
}
