import { cache } from 'react';
import { SLOTS } from '@/modules';
import { findNearestPageUrl, findPage, findPageOfViews } from '@/modules/pages';
import { findPageFormSubject } from '@/modules/form-subjects';
import type { FormSubject } from '@/modules/forms';
import type { FormBlock, HeroBlock, Page } from '@/payload-types';
import { formatTimeRange } from '@/platform/zoned-time';

/** A page, and the path below it that selects a view of one of its slots, such as a filter. */
export interface PageView {
  page: Page;
  view: readonly string[];
  /** Title of the view; empty for the page itself. */
  title: string;
  /** The content of a view that is shown as a separate page. */
  own?: { description: string; contentChangedAt: string };
  /** Whether it only shows a selection of what the page shows. Search engines list the page and its entries instead. */
  isSelection?: true;
  /** Whether it is only the form for one entry. Search engines list the entry instead. */
  isForm?: true;
}

/** The maximum number of path segments in a view. */
const VIEW_SEGMENTS_MAX = 8;

/**
 * Finds the page at this path, or the page above it that has a view for the rest of the path. Cached per request, so
 * metadata and page share one lookup.
 */
export const findPageView = cache(async (path: string): Promise<PageView | undefined> => {
  const parts = path.split('/').slice(1);
  const count = Math.min(VIEW_SEGMENTS_MAX, parts.length - 1) + 1;
  const urls = Array.from({ length: count }, (_, length) => `/${parts.slice(0, parts.length - length).join('/')}`);
  const url = await findNearestPageUrl(urls);
  if (url === undefined) return undefined;
  if (url === path) {
    const page = await findPage(path);
    return page && { page, view: [], title: '' };
  }
  const page = await findPageOfViews(url);
  if (!page) return undefined;
  const view = parts.slice(url.split('/').length - 1);
  return (await findSlotView(page, view)) ?? findFormView(page, view);
});

/** Finds the view of the first slot on the page that has one at the rest of the path. */
async function findSlotView(page: Page, view: readonly string[]): Promise<PageView | undefined> {
  for (const block of page.layout) {
    if (block.blockType !== 'featureSlot') continue;
    const slot = SLOTS[block.feature];
    const title = await slot.viewTitle?.({ page, view });
    if (title === undefined) continue;
    const own = await slot.viewPage?.({ page, view });
    if (own === undefined) return { page, view, title, ...(slot.indexesViews ? {} : { isSelection: true }) };
    const { hero, contentChangedAt } = own;
    const layout = [hero, { ...block, heading: null, intro: null }];
    return { page: { ...page, layout }, view, title, own: { description: truncateAtWord(hero.lead), contentChangedAt } };
  }
  return undefined;
}

/** Returns the feed of a page or view: that of the first of its slots that has one. */
export function findFeed({ layout, url }: Page, view: readonly string[]): string | undefined {
  for (const block of layout) {
    const feed = block.blockType === 'featureSlot' ? SLOTS[block.feature].feed?.(url, view) : undefined;
    if (feed !== undefined) return feed;
  }
  return undefined;
}

/**
 * Finds the view of a form for one entry, such as the registration for a webinar: the form alone, below its title. For a canceled
 * one, it says why instead.
 */
async function findFormView(page: Page, view: readonly string[]): Promise<PageView | undefined> {
  for (const block of page.layout) {
    if (block.blockType !== 'form') continue;
    const subject = await findPageFormSubject(block.form, view.join('/'));
    if (!subject) continue;
    const form = subject.cancellation === undefined ? [block] : [];
    return { page: { ...page, layout: [buildFormHero(block, subject), ...form] }, view, title: subject.title, isForm: true };
  }
  return undefined;
}

/**
 * Returns the canonical path of a view. A page number, a topic, an author or one filter is worth listing. Filters can be
 * combined in more ways than there are entries, so a combination is canonical to the page.
 */
export function getCanonicalPath({ url }: Pick<Page, 'url'>, view: readonly string[]): string {
  const filters = view.at(-2) === 'page' ? view.slice(0, -2) : view;
  return filters.length > 2 ? url : [url, ...view].join('/');
}

/**
 * Returns whether search engines may list a page or view. A combination of filters is canonical to the page, so it has to be
 * as indexable as the page.
 */
export function isIndexable({ page, view, isForm, isSelection }: PageView): boolean {
  if (page.notIndexed || isForm) return false;
  return !isSelection || getCanonicalPath(page, view) === page.url;
}

/** Returns the title of a page or view, as search engines show it. */
export function getPageTitle({ page, title, own }: PageView): string | undefined {
  if (own) return title;
  return title ? `${page.meta.title || page.label}: ${title}` : page.meta.title || undefined;
}

/** Returns the description of a page or view, as search engines show it. */
export function getPageDescription({ page, title, own }: PageView): string {
  if (own) return own.description;
  return title ? describeView(title, page.meta.description) : page.meta.description;
}

/** Returns the page as structured data describes it. A view with its own URL is described by its content. */
export function getDescribedPage(found: PageView): Page {
  const { page, view, title, own } = found;
  if (own) return { ...page, ...own, url: [page.url, ...view].join('/'), pagetitle: title, meta: { ...page.meta, ...own } };
  const url = getCanonicalPath(page, view);
  if (url === page.url || title === '') return page;
  const description = getPageDescription(found);
  return { ...page, url, pagetitle: getPageTitle(found) ?? title, meta: { ...page.meta, description } };
}

/** The maximum length of a description in search results. */
const DESCRIPTION_MAX = 160;

/** Describes a view of a page by what distinguishes it, then as the page, cut at a word. */
export function describeView(title: string, description: string): string {
  return truncateAtWord(`${title}: ${description}`);
}

/** Cuts a description to what search engines show. */
function truncateAtWord(whole: string): string {
  if (whole.length <= DESCRIPTION_MAX) return whole;
  return `${whole.slice(0, DESCRIPTION_MAX - 1).replace(/[\s,.;:]+\S*$/, '')}…`;
}

function buildFormHero({ heading }: FormBlock, { title, description, cancellation, url, ...time }: FormSubject): HeroBlock {
  const isCanceled = cancellation !== undefined;
  const lead = isCanceled ? cancellation : [description, ...formatWhen(time)].join(' ');
  return {
    blockType: 'hero',
    eyebrow: isCanceled ? null : (heading ?? null),
    heading: title,
    lead: `${lead} [View details](${url})`,
  };
}

function formatWhen({ begin, end }: Pick<FormSubject, 'begin' | 'end'>): string[] {
  if (begin === undefined || end === undefined) return [];
  const { when, zone } = formatTimeRange(begin, end);
  return [`**${when}, ${zone}.**`];
}
