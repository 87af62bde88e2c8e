import type { ReactElement } from 'react';
import { Day, FilteredEntries, type FilteredList, FilterLinks, getFilteredListTitle, buildYearFilter } from '@/modules/entries';
import type { EntryListItem } from '@/ui/entry-list';
import { PRESS_RELEASES_PATH, getPressReleaseSummaries } from './press-releases';

interface ListedRelease extends EntryListItem {
  readonly published: string;
}

/** Lists the public releases, newest first, by year. */
export async function PressReleaseList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await loadList(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** Returns the title of a list view; undefined when the view doesn't exist. */
export async function getPressReleaseListTitle(view: readonly string[]): Promise<string | undefined> {
  return getFilteredListTitle(await loadList(view));
}

async function loadList(view: readonly string[]): Promise<FilteredList<ListedRelease>> {
  const entries: ListedRelease[] = (await getPressReleaseSummaries()).map((release) => ({
    ...release,
    note: <Day day={release.published} />,
  }));
  return {
    page: PRESS_RELEASES_PATH,
    view,
    filters: [buildYearFilter(entries, ({ published }) => published)],
    entries,
    names: ['release', 'releases'],
  };
}
