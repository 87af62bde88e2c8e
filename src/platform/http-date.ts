/**
 * Returns the newest of these moments as the header `Last-Modified` (RFC 9110, section 8.8.2), or no header without one.
 * @param moments in ISO 8601 format, in UTC
 */
export function buildLastModified(moments: readonly string[]): Record<string, string> {
  const newest = moments.toSorted().at(-1);
  return newest === undefined ? {} : { 'last-modified': new Date(newest).toUTCString() };
}
