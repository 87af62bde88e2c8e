import { cache } from 'react';
import { titleOfJobView } from '@/modules/jobs';
import { pageAt } from '@/modules/pages';
import { titleOfCoverageView, titleOfPressView } from '@/modules/company';
import { titleOfStoryView } from '@/modules/customers';
import { installationViewOf, olderMajors, viewInWords } from '@/modules/downloads';
import { titleOfPartnerView } from '@/modules/partners';
import { titleOfEvents } from '@/modules/events';
import { receiptTitle } from '@/modules/submissions';
import { DIFFERENCES, filterInWords, productFilterOf } from '@/modules/products';
import { titleOfList } from '@/modules/articles';
import { titleOfWebinars } from '@/modules/webinars';
import type { FeatureSlotBlock, Page } from '@/payload-types';

/** A page, and what the end of the address below it asks of one of its features: a filter, say. */
export interface PageView {
  page: Page;
  view: readonly string[];
  /** What the view shows, in words; empty for the page itself. */
  title: string;
}

/** Most parts of an address that a view may have. */
const LONGEST_VIEW = 8;

/** The page at this address, or the page above it that offers the rest of the address as a view of itself. Metadata and page ask once. */
export const pageViewAt = cache(async (path: string): Promise<PageView | undefined> => {
  const parts = path.split('/').slice(1);
  for (let length = 0; length <= Math.min(LONGEST_VIEW, parts.length - 1); length += 1) {
    const page = await pageAt(`/${parts.slice(0, parts.length - length).join('/')}`);
    if (!page) continue;
    const view = parts.slice(parts.length - length);
    if (length === 0) return { page, view, title: '' };
    const title = await titleOfView(page, view);
    return title === undefined ? undefined : { page, view, title };
  }
  return undefined;
});

/** What a view shows; undefined when no feature on the page has such a view. */
async function titleOfView(page: Page, view: readonly string[]): Promise<string | undefined> {
  for (const block of page.layout) {
    if (block.blockType !== 'featureSlot') continue;
    const title = await titleOfFeatureView(block.feature, page.url, view);
    if (title !== undefined) return title;
  }
  return undefined;
}

async function titleOfFeatureView(feature: FeatureSlotBlock['feature'], page: string, view: readonly string[]): Promise<string | undefined> {
  const [first = '', ...rest] = view;
  switch (feature) {
    case 'articles':
      return titleOfList(page, view);
    case 'webinars':
      return titleOfWebinars(view);
    case 'events':
      return titleOfEvents(view);
    case 'all-products': {
      const filter = productFilterOf(view);
      return filter && filterInWords(filter);
    }
    case 'server-comparison':
      return first === DIFFERENCES && rest.length === 0 ? DIFFERENCES : undefined;
    case 'installation-commands': {
      const chosen = installationViewOf(view, await olderMajors());
      return chosen && viewInWords(chosen);
    }
    case 'press-releases':
      return titleOfPressView(view);
    case 'media-coverage':
      return titleOfCoverageView(view);
    case 'customer-stories':
      return titleOfStoryView(view);
    case 'partner-finder':
      return titleOfPartnerView(view);
    case 'job-openings':
      return titleOfJobView(view);
    case 'form-receipt':
      return receiptTitle(view);
    default:
      return undefined;
  }
}
