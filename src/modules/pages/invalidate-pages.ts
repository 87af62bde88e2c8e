import type { Page } from '@/payload-types';
import { NAVIGATION_TAG, pageTag, sectionTag } from '@/platform/page-cache/tags';
import { createPublishedChangeHooks } from '@/cms/core/published-change';
import { invalidateTags } from '@/cms/core/invalidate-tags';
import { publishedSnapshot } from '@/cms/core/published-snapshot';

/** What menus, hubs and cards show of a page. */
const LISTED_FIELDS = ['url', 'section', 'order', 'label', 'description', 'longDescription', 'icon'] as const;

/** What the public saw of a page before it is changed. */
export const pageSnapshot = publishedSnapshot<Page>('pages');

/** Drops the page's own copies, those at its former address, and the pages that list it when what they show changed. */
export const pageInvalidationHooks = createPublishedChangeHooks(pageSnapshot, ({ before, after }, req) =>
  invalidateTags(getChangedTags(before, after), req),
);

/** The tags that a change of a public page drops; exported for its test. */
export function getChangedTags(before: Partial<Page> | undefined, after: Partial<Page> | undefined): string[] {
  const versions = [before, after].filter((version) => version !== undefined);
  const own = versions.flatMap(({ url }) => (url ? [pageTag(url)] : []));
  const isListedAlike =
    before !== undefined && after !== undefined && LISTED_FIELDS.every((field) => before[field] === after[field]);
  if (isListedAlike) return own;
  const sections = versions.flatMap(({ section }) => (section ? [sectionTag(section)] : []));
  return [...own, NAVIGATION_TAG, ...sections];
}
