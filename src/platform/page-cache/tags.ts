import { createHash } from 'node:crypto';

const STATUS_PREFIX = 'status:';
/** Statuses that a page can set. */
const PAGE_STATUSES = [200, 404, 410, 500] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Returns the tag for a page's response status. */
export function statusTag(status: PageStatus): string {
  return `${STATUS_PREFIX}${status}`;
}

/** Returns the status in a page's tags, if they contain one. */
export function getStatusFromTags(tags: readonly string[]): PageStatus | undefined {
  return PAGE_STATUSES.find((status) => tags.includes(statusTag(status)));
}

const EXPIRY_PREFIX = 'until:';

/** Returns the tag for a page's expiry time. */
export function expiryTag(end: Date): string {
  return `${EXPIRY_PREFIX}${end.toISOString()}`;
}

/** Returns the expiry time in a page's tags (milliseconds since 1970), if they contain one; the earliest of several. */
export function getExpiryFromTags(tags: readonly string[]): number | undefined {
  const ends = tags.flatMap((tag) => (tag.startsWith(EXPIRY_PREFIX) ? [Date.parse(tag.slice(EXPIRY_PREFIX.length))] : []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Returns whether a tag names content, which can change; the others say something about the page itself. */
export function isContentTag(tag: string): boolean {
  return !tag.startsWith(STATUS_PREFIX) && !tag.startsWith(EXPIRY_PREFIX);
}

/** Next ignores tags of more than 256 characters; the marker and the encoding need some of them (tag-marker.ts). */
const URL_CHARACTERS_MAX = 120;

/** Shortens a URL for a tag, because clients can request a path of any length. */
function shorten(url: string): string {
  // A comma or a percent sign takes three characters in the tag.
  const length = url.length + 2 * (url.match(/[%,]/g)?.length ?? 0);
  return length <= URL_CHARACTERS_MAX ? url : createHash('sha256').update(url).digest('base64url');
}

/** Tags a page of the catalog, by its URL. */
export function pageTag(url: string): string {
  return `page:${shorten(url)}`;
}

/** Tags everything that lists the pages of a section. */
export function sectionTag(section: string): string {
  return `section:${section}`;
}

/** Tags the redirect from an old URL. */
export function redirectTag(from: string): string {
  return `redirect:${shorten(from)}`;
}

/** Tags the header, the footer, and everything else that lists the whole catalog. */
export const NAVIGATION_TAG = 'navigation';

/** Tags the list of all paths. */
export const PATHS_TAG = 'paths';

/** Tags everything that shows site settings. */
export const SETTINGS_TAG = 'settings';

/** Tags that nearly every page has. Invalidating one of them makes all pages stale at once. */
export const SHARED_TAGS: readonly string[] = [NAVIGATION_TAG, SETTINGS_TAG];

/** Tags everything that shows a shared block. */
export function sharedBlockTag(key: string): string {
  return `shared-block:${key}`;
}

/** Tags everything that shows rows of a fact collection: products, plans, courses. */
export function dataTag(collection: string): string {
  return `data:${collection}`;
}

/** Tags everything that shows a picture, by its name. */
export function mediaTag(name: string): string {
  return `media:${name}`;
}
