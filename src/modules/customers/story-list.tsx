import type { ReactElement } from 'react';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { REGIONS } from '@/cms/core/regions';
import { FilteredEntries, type FilteredList, FilterLinks, type ShownEntry, titleOfFilteredView } from '@/modules/entries';
import { CUSTOMERS_PAGE, labelOf, STORY_PARTS, storySummaries, type StorySummary } from './stories';

/** The stories of customers by industry, region and need. */
export async function StoryList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await listOf(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** What a view of the list shows, in words; undefined when there is none. */
export async function titleOfStoryView(view: readonly string[]): Promise<string | undefined> {
  return titleOfFilteredView(await listOf(view));
}

async function listOf(view: readonly string[]): Promise<FilteredList<StorySummary & ShownEntry>> {
  const entries = (await storySummaries()).map((story) => ({ ...story, note: inShort(story) }));
  return { page: CUSTOMERS_PAGE, view, parts: STORY_PARTS, entries, names: ['story', 'stories'] };
}

function inShort({ industry, region, needs }: StorySummary): string {
  return [labelOf(INDUSTRIES, industry), labelOf(REGIONS, region), needs.map((need) => labelOf(CUSTOMER_NEEDS, need)).join(', ')].join(' · ');
}
