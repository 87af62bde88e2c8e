import { randomBytes } from 'node:crypto';

/** Key of the global marker: Next loads the page cache separately from the application's modules, and both need it. */
const MARKER_KEY = Symbol.for('page-cache.tag-mark');

/**
 * Marks a tag as one of the site's own. Next joins all tags of a page with commas and adds some derived from the
 * requested path, which may contain commas as well. The marker is random, so no path can contain it.
 */
export function markTag(tag: string): string {
  return getMarker() + tag.replace(/[%,]/g, encodeURIComponent);
}

/**
 * Returns the site's own tags of a page, without those that Next or a visitor's path added.
 * @param header the tags as Next passes them to its cache
 */
export function getMarkedTags(header: unknown): string[] {
  if (typeof header !== 'string') return [];
  const marked = header.split(',').filter((tag) => tag.startsWith(getMarker()));
  return marked.map((tag) => decodeURIComponent(tag.slice(getMarker().length)));
}

function getMarker(): string {
  const known: unknown = Reflect.get(globalThis, MARKER_KEY);
  if (typeof known === 'string') return known;
  const marker = `${randomBytes(9).toString('base64url')}:`;
  Reflect.set(globalThis, MARKER_KEY, marker);
  return marker;
}
