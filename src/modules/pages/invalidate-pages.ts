import type { Page } from '@/payload-types';
import { dataTag, NAVIGATION_TAG, pageTag, PATHS_TAG, sectionTag } from '@/platform/page-cache/tags';
import { createPublishedChangeHooks } from '@/cms/core/changes/published-change';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';
import { createEntryBeforeChange } from '@/cms/core/changes/entry-before-change';

/** The data of a page that menus, hubs, and cards show. */
const LISTED_FIELDS = ['url', 'section', 'order', 'label', 'description', 'longDescription', 'icon'] as const;

/** Blocks that may have views below the path of their page. */
const BLOCKS_WITH_VIEWS: readonly string[] = [
  'featureSlot',
  'form',
  'sharedBlock',
] satisfies Page['layout'][number]['blockType'][];

/** The public version of a page before the change. */
export const pageBeforeChange = createEntryBeforeChange('pages');

/** Invalidates the page, its former URL, and, if the data they show has changed, the pages that list it. */
export const pageInvalidationHooks = createPublishedChangeHooks('pages', pageBeforeChange, ({ before, after }, req) =>
  invalidateTags(getChangedTags(before, after), req),
);

/** Returns the tags to invalidate when a public page changes. Exported for its test. */
export function getChangedTags(before: Partial<Page> | undefined, after: Partial<Page> | undefined): string[] {
  const versions = [before, after].filter((version) => version !== undefined);
  const own = [dataTag('pages'), ...versions.flatMap(({ url }) => (url ? [pageTag(url)] : []))];
  const isListedAlike =
    before !== undefined && after !== undefined && LISTED_FIELDS.every((field) => before[field] === after[field]);
  if (isListedAlike) return describeKnownPath(before) === describeKnownPath(after) ? own : [...own, PATHS_TAG];
  const sections = versions.flatMap(({ section }) => (section ? [sectionTag(section)] : []));
  return [...own, NAVIGATION_TAG, PATHS_TAG, ...sections];
}

/** Describes what else the list of known paths has of a page, for comparison: which blocks have views, and whether it is suggested. */
function describeKnownPath({ layout = [], notIndexed }: Partial<Page>): string {
  const blocks = layout
    .filter(({ blockType }) => BLOCKS_WITH_VIEWS.includes(blockType))
    .map((block) => (block.blockType === 'featureSlot' ? block.feature : block.blockType));
  return [...blocks.toSorted(), notIndexed === true].join();
}
