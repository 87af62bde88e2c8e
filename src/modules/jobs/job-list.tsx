import type { ReactElement } from 'react';
import { JOB_TEAMS } from './options';
import { FilteredEntries, type FilteredList, FilterLinks, type FilterableEntry, getFilteredListTitle } from '@/modules/entries';
import { Day } from '@/modules/articles';
import { JOB_FILTERS, JOBS_PATH, getJobKind, getOpeningSummaries, type OpeningSummary, getJobPlace } from './jobs';

/** The jobs that are open now, by team, place and kind. */
export async function JobList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await loadList(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** What a view of the list shows, in words; undefined when there is none. */
export async function getJobListTitle(view: readonly string[]): Promise<string | undefined> {
  return getFilteredListTitle(await loadList(view));
}

async function loadList(view: readonly string[]): Promise<FilteredList<OpeningSummary & FilterableEntry>> {
  const entries = (await getOpeningSummaries()).map((opening) => ({ ...opening, note: <JobSummaryLine opening={opening} /> }));
  return { page: JOBS_PATH, view, parts: JOB_FILTERS, entries, names: ['opening', 'openings'] };
}

function JobSummaryLine({ opening }: { readonly opening: OpeningSummary }): ReactElement {
  return (
    <>
      {getTeamLabel(opening)} · {getJobPlace(opening).label} · {getJobKind(opening).label} · open until{' '}
      <Day day={opening.closes} />
    </>
  );
}

/** What a team is called. */
export function getTeamLabel({ team }: Pick<OpeningSummary, 'team'>): string {
  return JOB_TEAMS.find(({ value }) => value === team)?.label ?? team;
}
