import type { ReactElement } from 'react';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { FilteredEntries, type FilteredList, FilterLinks, getFilteredListTitle } from '@/modules/entries';
import type { EntryListItem } from '@/ui/entry-list';
import type { IconName } from '@/ui/icon';
import { Icon } from '@/ui/icon/icon';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { BeforeAfter } from './measured-results';
import { CUSTOMERS_PATH, getOptionLabel, STORY_FILTERS, getStorySummaries, type StorySummary } from './stories';

/** The label of a story: the customer's first need. */
const NEED_ICONS = {
  'leave-oracle': 'migration',
  'high-availability': 'failover',
  performance: 'gauge',
  upgrade: 'layers',
  kubernetes: 'kubernetes',
  security: 'lock',
  cost: 'chart',
} as const satisfies Record<StorySummary['needs'][number], IconName>;

/** Lists customer stories by industry, region and need. */
export async function StoryList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await loadList(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** Returns the title of a list view; undefined when the view doesn't exist. */
export async function getStoryListTitle(view: readonly string[]): Promise<string | undefined> {
  return getFilteredListTitle(await loadList(view));
}

async function loadList(view: readonly string[]): Promise<FilteredList<StorySummary & EntryListItem>> {
  const entries = (await getStorySummaries()).map((story) => ({
    ...story,
    mark: story.needs[0] ? <Icon name={NEED_ICONS[story.needs[0]]} /> : null,
    figure: story.results[0] ? <BeforeAfter {...story.results[0]} /> : null,
    note: summarizeStory(story),
  }));
  return { page: CUSTOMERS_PATH, view, filters: STORY_FILTERS, entries, names: ['story', 'stories'] };
}

/** The options of a story in one line: industry, region, and needs. */
function summarizeStory({ industry, region, needs }: Pick<StorySummary, 'industry' | 'region' | 'needs'>): string {
  return [
    getOptionLabel(INDUSTRIES, industry),
    getOptionLabel(REGIONS, region),
    needs.map((need) => getOptionLabel(CUSTOMER_NEEDS, need)).join(', '),
  ].join(' · ');
}
