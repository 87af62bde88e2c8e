import { cache } from 'react';
import { SLOTS } from '@/modules';
import { findPage } from '@/modules/pages';
import type { Page } from '@/payload-types';

/** A page, and the path below it that selects a view of one of its slots, such as a filter. */
export interface PageView {
  page: Page;
  view: readonly string[];
  /** Title of the view; empty for the page itself. */
  title: string;
}

/** The maximum number of path segments in a view. */
const VIEW_SEGMENTS_MAX = 8;

/**
 * Finds the page at this path, or the page above it that has a view for the rest of the path. Cached per request, so
 * metadata and page share one lookup.
 */
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

/** Returns the title of a view, or undefined when no slot on the page has such a view. */
async function getViewTitle(page: Page, view: readonly string[]): Promise<string | undefined> {
  for (const block of page.layout) {
    if (block.blockType !== 'featureSlot') continue;
    const title = await SLOTS[block.feature].viewTitle?.({ page, view });
    if (title !== undefined) return title;
  }
  return undefined;
}
