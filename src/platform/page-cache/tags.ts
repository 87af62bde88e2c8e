const STATUS_PREFIX = 'status:';
/** What a page can say of itself. */
const PAGE_STATUSES = [200, 404, 410, 500] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** The tag that says what status a page answers with. */
export function statusTag(status: PageStatus): string {
  return `${STATUS_PREFIX}${status}`;
}

/** The status that a page's tags ask for, if they ask for one. */
export function getStatusFromTags(tags: readonly string[]): PageStatus | undefined {
  return PAGE_STATUSES.find((status) => tags.includes(statusTag(status)));
}

const EXPIRY_PREFIX = 'until:';

/** The tag that says until when a page is right. */
export function expiryTag(end: Date): string {
  return `${EXPIRY_PREFIX}${end.toISOString()}`;
}

/** The moment from which a page is no longer right, if its tags name one; of several, the first. In milliseconds since 1970. */
export function getExpiryFromTags(tags: readonly string[]): number | undefined {
  const ends = tags.flatMap((tag) => (tag.startsWith(EXPIRY_PREFIX) ? [Date.parse(tag.slice(EXPIRY_PREFIX.length))] : []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** A page of the catalogue, by its address. */
export function pageTag(url: string): string {
  return `page:${url}`;
}

/** Whatever lists the pages of a section. */
export function sectionTag(section: string): string {
  return `section:${section}`;
}

/** The redirect at an old address. */
export function redirectTag(from: string): string {
  return `redirect:${from}`;
}

/** Header, footer and everything else that lists the whole catalogue. */
export const NAVIGATION_TAG = 'navigation';

/** The site settings. */
export const SETTINGS_TAG = 'settings';

/** What nearly every page shows. When one of these is dropped, all pages are outdated at once. */
export const SHARED_TAGS: readonly string[] = [NAVIGATION_TAG, SETTINGS_TAG];

/** Whatever shows a reusable section. */
export function sharedBlockTag(key: string): string {
  return `reusable-section:${key}`;
}

/** Whatever shows rows of a collection of facts: products, plans, courses. */
export function dataTag(collection: string): string {
  return `data:${collection}`;
}

/** Whatever shows a picture, by its name. */
export function mediaTag(name: string): string {
  return `media:${name}`;
}
