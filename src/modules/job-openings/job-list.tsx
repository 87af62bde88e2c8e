import type { ReactElement } from 'react';
import { JOB_TEAMS } from './options';
import { Day, FilteredEntries, type FilteredList, FilterLinks, getFilteredListTitle } from '@/modules/entries';
import type { EntryListItem } from '@/ui/entry-list';
import type { IconName } from '@/ui/icon';
import { Icon } from '@/ui/icon/icon';
import {
  JOB_FILTERS,
  JOBS_PATH,
  getEmploymentType,
  getOpeningSummaries,
  type OpeningSummary,
  getJobLocation,
} from './job-openings';

const TEAM_ICONS = {
  engineering: 'code',
  support: 'headset',
  services: 'briefcase',
  training: 'graduation',
  product: 'layers',
  sales: 'handshake',
} as const satisfies Record<OpeningSummary['team'], IconName>;

/** Lists the open jobs by team, location and employment type. */
export async function JobList({ view }: { readonly view: readonly string[] }): Promise<ReactElement> {
  const list = await loadList(view);
  return (
    <>
      <FilterLinks {...list} />
      <FilteredEntries {...list} />
    </>
  );
}

/** Returns the title of a list view; undefined when the view doesn't exist. */
export async function getJobListTitle(view: readonly string[]): Promise<string | undefined> {
  return getFilteredListTitle(await loadList(view));
}

async function loadList(view: readonly string[]): Promise<FilteredList<OpeningSummary & EntryListItem>> {
  const entries = (await getOpeningSummaries()).map((opening) => ({
    ...opening,
    mark: <Icon name={TEAM_ICONS[opening.team]} />,
    note: <JobSummaryLine opening={opening} />,
  }));
  return { page: JOBS_PATH, view, filters: JOB_FILTERS, entries, names: ['opening', 'openings'] };
}

function JobSummaryLine({ opening }: { readonly opening: OpeningSummary }): ReactElement {
  return (
    <>
      {getTeamLabel(opening)} · {getJobLocation(opening).label} · {getEmploymentType(opening).label} · open until{' '}
      <Day day={opening.closes} />
    </>
  );
}

/** Returns a team's label. */
export function getTeamLabel({ team }: Pick<OpeningSummary, 'team'>): string {
  return JOB_TEAMS.find(({ value }) => value === team)?.label ?? team;
}
