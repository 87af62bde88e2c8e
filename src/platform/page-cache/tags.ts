const STATUS_PREFIX = 'status:';

/** The tag that says what status a page answers with. */
export function statusTag(status: number): string {
  return `${STATUS_PREFIX}${status}`;
}

/** The status that a page's tags ask for, if they ask for one. */
export function statusOf(tags: readonly string[]): number | undefined {
  const tag = tags.find((each) => each.startsWith(STATUS_PREFIX));
  return tag === undefined ? undefined : Number(tag.slice(STATUS_PREFIX.length));
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

/** Whatever shows a reusable section. */
export function reusableSectionTag(key: string): string {
  return `reusable-section:${key}`;
}

/** Whatever shows rows of a collection of facts: products, plans, courses. */
export function dataTag(collection: string): string {
  return `data:${collection}`;
}
