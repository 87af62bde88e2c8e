import type { ReactElement } from 'react';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { REGIONS } from '@/cms/core/regions';
import { FilteredEntries, type FilteredList, FilterLinks, getFilteredListTitle } from '@/modules/entries';
import type { EntryListItem } from '@/ui/entry-list';
import { CUSTOMERS_PATH, getOptionLabel, STORY_FILTERS, getStorySummaries, type StorySummary } from './stories';

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
  const entries = (await getStorySummaries()).map((story) => ({ ...story, note: <StoryNote {...story} /> }));
  return { page: CUSTOMERS_PATH, view, parts: STORY_FILTERS, entries, names: ['story', 'stories'] };
}

/** The first figure that the story measured, and what it can be filtered by. */
function StoryNote({ results: [result], ...story }: StorySummary): ReactElement {
  return (
    <>
      {result ? (
        <>
          {result.measure}: {result.before === '–' ? null : `${result.before} → `}
          <strong>{result.after}</strong> <br />
        </>
      ) : null}
      {summarizeStory(story)}
    </>
  );
}

function summarizeStory({ industry, region, needs }: Pick<StorySummary, 'industry' | 'region' | 'needs'>): string {
  return [
    getOptionLabel(INDUSTRIES, industry),
    getOptionLabel(REGIONS, region),
    needs.map((need) => getOptionLabel(CUSTOMER_NEEDS, need)).join(', '),
  ].join(' · ');
}
