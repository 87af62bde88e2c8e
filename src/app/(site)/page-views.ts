import { cache } from 'react';
import { SLOTS } from '@/modules';
import { findPage } from '@/modules/pages';
import type { Page } from '@/payload-types';

/** A page, and what the end of the address below it asks of one of its features: a filter, say. */
export interface PageView {
  page: Page;
  view: readonly string[];
  /** What the view shows, in words; empty for the page itself. */
  title: string;
}

/** Most parts of an address that a view may have. */
const VIEW_SEGMENTS_MAX = 8;

/** The page at this address, or the page above it that offers the rest of the address as a view of itself. Metadata and page ask once. */
export const findPageView = cache(async (path: string): Promise<PageView | undefined> => {
  const parts = path.split('/').slice(1);
  for (let length = 0; length <= Math.min(VIEW_SEGMENTS_MAX, parts.length - 1); length += 1) {
    const page = await findPage(`/${parts.slice(0, parts.length - length).join('/')}`);
    if (!page) continue;
    const view = parts.slice(parts.length - length);
    if (length === 0) return { page, view, title: '' };
    const title = await getViewTitle(page, view);
    return title === undefined ? undefined : { page, view, title };
  }
  return undefined;
});

/** What a view shows; undefined when no slot on the page has such a view. */
async function getViewTitle(page: Page, view: readonly string[]): Promise<string | undefined> {
  for (const block of page.layout) {
    if (block.blockType !== 'featureSlot') continue;
    const title = await SLOTS[block.feature].viewTitle?.({ page, view });
    if (title !== undefined) return title;
  }
  return undefined;
}
