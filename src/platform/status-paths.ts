/**
 * Addresses whose pages answer with a status of their own. Next has built-in pages at /404 and /500, so the server asks
 * for them by another name.
 */
export const STATUS_PATHS = { '/404': '/page-not-found', '/500': '/critical-error' } as const;

/** The address under which the page for this one is made. */
export function internalStatusPath(address: string): string {
  if (address === '/404' || address === '/500') return STATUS_PATHS[address];
  return address;
}
