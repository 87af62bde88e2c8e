import { randomBytes } from 'node:crypto';

/** Where the mark is kept: Next loads the page cache apart from the application's modules, and both need it. */
const MARKER_KEY = Symbol.for('page-cache.tag-mark');

/**
 * Marks a tag as one of the site's own. Next joins all tags of a page by commas, and adds some that it makes from the
 * path that a visitor has asked for, which may hold commas as well; the mark is random, so no path can hold it.
 */
export function markTag(tag: string): string {
  return getMarker() + tag.replace(/[%,]/g, encodeURIComponent);
}

/**
 * The site's own tags of a page; what Next or a visitor has put beside them is left out.
 * @param header the tags as Next hands them to its cache
 */
export function getMarkedTags(header: unknown): string[] {
  if (typeof header !== 'string') return [];
  const marked = header.split(',').filter((tag) => tag.startsWith(getMarker()));
  return marked.map((tag) => decodeURIComponent(tag.slice(getMarker().length)));
}

function getMarker(): string {
  const known: unknown = Reflect.get(globalThis, MARKER_KEY);
  if (typeof known === 'string') return known;
  const made = `${randomBytes(9).toString('base64url')}:`;
  Reflect.set(globalThis, MARKER_KEY, made);
  return made;
}
