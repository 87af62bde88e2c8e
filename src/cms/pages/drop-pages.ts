import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Page } from '@/payload-types';
import { NAVIGATION_TAG, pageTag, sectionTag } from '@/platform/page-cache/tags';
import { dropPages } from '../drop-pages';
import { publicBefore } from '../public-before';

/** What menus, hubs and cards show of a page. */
const LISTED_FIELDS = ['url', 'section', 'order', 'label', 'description', 'longDescription', 'icon', '_status'] as const;

/** What the public saw of a page before it is changed. */
export const pageBefore = publicBefore<Page>('pages');

/**
 * Drops the page's own copies, those at its former address, and the pages that list it when what they show changed. It
 * compares with what was public: the version before may be a draft, with another address.
 */
export const dropPagesMadeFrom: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const previous = pageBefore.entry(req, doc.id);
  const wasPublished = previous?._status === 'published';
  if (doc._status !== 'published' && !wasPublished) return doc;
  await dropPages(tagsOfChange(doc, wasPublished ? previous : undefined), req);
  return doc;
};

/** A deleted page answers 404 at once. */
export const dropPagesOfDeleted: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await dropPages(tagsOfChange(doc, undefined), req);
  return doc;
};

/** The tags that a change of a page drops; exported for its test. */
export function tagsOfChange(doc: Partial<Page>, previous: Partial<Page> | undefined): string[] {
  const versions = [doc, ...(previous ? [previous] : [])];
  const own = versions.flatMap(({ url }) => (url ? [pageTag(url)] : []));
  const isListedAlike = previous?.url !== undefined && LISTED_FIELDS.every((field) => doc[field] === previous[field]);
  if (isListedAlike) return own;
  const sections = versions.flatMap(({ section }) => (section ? [sectionTag(section)] : []));
  return [...own, NAVIGATION_TAG, ...sections];
}
