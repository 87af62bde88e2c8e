import type { ReactElement } from 'react';
import { JOB_TEAMS } from './options';
import { FilteredEntries, type FilteredList, FilterLinks, type ShownEntry, titleOfFilteredView } from '@/modules/entries';
import { Day } from '@/modules/articles';
import { JOB_PARTS, JOBS_PAGE, kindOf, openingSummaries, type OpeningSummary, placeOf } from './jobs';

/** The jobs that are open now, by team, place and kind. */
export async function JobList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await listOf(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** What a view of the list shows, in words; undefined when there is none. */
export async function titleOfJobView(view: readonly string[]): Promise<string | undefined> {
  return titleOfFilteredView(await listOf(view));
}

async function listOf(view: readonly string[]): Promise<FilteredList<OpeningSummary & ShownEntry>> {
  const entries = (await openingSummaries()).map((opening) => ({ ...opening, note: <InShort opening={opening} /> }));
  return { page: JOBS_PAGE, view, parts: JOB_PARTS, entries, names: ['opening', 'openings'] };
}

function InShort({ opening }: { readonly opening: OpeningSummary }): ReactElement {
  return <>{teamLabel(opening)} · {placeOf(opening).label} · {kindOf(opening).label} · open until <Day day={opening.closes} /></>;
}

/** What a team is called. */
export function teamLabel({ team }: Pick<OpeningSummary, 'team'>): string {
  return JOB_TEAMS.find(({ value }) => value === team)?.label ?? team;
}
