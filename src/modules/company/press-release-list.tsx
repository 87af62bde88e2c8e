import type { ReactElement } from 'react';
import { FilteredEntries, type FilteredList, FilterLinks, type ShownEntry, titleOfFilteredView, yearsOf } from '@/modules/entries';
import { Day } from '@/modules/articles';
import { PRESS_PAGE, releaseSummaries } from './press-releases';

interface ListedRelease extends ShownEntry {
  readonly published: string;
}

/** The public releases, newest first, by year. */
export async function PressReleaseList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await listOf(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** What a view of the list shows, in words; undefined when there is none. */
export async function titleOfPressView(view: readonly string[]): Promise<string | undefined> {
  return titleOfFilteredView(await listOf(view));
}

async function listOf(view: readonly string[]): Promise<FilteredList<ListedRelease>> {
  const entries: ListedRelease[] = (await releaseSummaries()).map((release) => ({ ...release, note: <Day day={release.published} /> }));
  return { page: PRESS_PAGE, view, parts: [yearsOf(entries, ({ published }) => published)], entries, names: ['release', 'releases'] };
}
