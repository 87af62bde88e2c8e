import type { ReactElement } from 'react';
import { FilterGroups, Pagination } from '@/ui/filter-nav';
import { EntryList, type EntryListItem } from '@/ui/entry-list';
import { formatCount } from '@/platform/format-count';
import css from './filtered-list.module.css';
import {
  buildViewPath,
  type ListFilter,
  buildFilterRows,
  type ListView,
  parseListView,
  matchesFilters,
  findBroaderViews,
  describeView,
  DEFAULT_VIEW,
} from './list-view';

/** A list with filters, and the view that the path selects. */
export interface FilteredList<Entry extends EntryListItem> {
  /** The path of the page that contains the list. */
  readonly page: string;
  readonly view: readonly string[];
  readonly filters: readonly ListFilter<Entry>[];
  readonly entries: readonly Entry[];
  /** The noun for one entry and for several. */
  readonly names: readonly [string, string];
}

/** Entries per list page. */
const ENTRIES_PER_PAGE = 10;

/** Renders one page of the selected entries, or links to broader views when there are none. */
export function FilteredEntries<Entry extends EntryListItem>(list: FilteredList<Entry>): ReactElement {
  const { page, filters, entries, names, view } = list;
  const { chosen, page: number } = parseView(list);
  const found = entries.filter((entry) => matchesFilters(filters, chosen, entry));
  const shown = found.slice((number - 1) * ENTRIES_PER_PAGE, number * ENTRIES_PER_PAGE);
  const getHref = (target: ListView): string => `${buildViewPath(page, filters, target)}#list`;
  return (
    <div id="list" className={css.list}>
      <p role="status">
        {found.length === entries.length
          ? formatCount(found.length, ...names)
          : `${found.length} of ${formatCount(entries.length, ...names)}`}
      </p>
      {found.length === 0 && view.length > 0 ? <NoMatches list={list} chosen={chosen} /> : null}
      <EntryList entries={shown} />
      <Pagination
        pageCount={Math.ceil(found.length / ENTRIES_PER_PAGE)}
        currentPage={number}
        getHref={(each) => getHref({ chosen, page: each })}
      />
    </div>
  );
}

/** Renders a list's filters as rows of links with entry counts. */
export function FilterLinks<Entry extends EntryListItem>(list: FilteredList<Entry>): ReactElement {
  const { page, filters, entries } = list;
  const { chosen } = parseView(list);
  return (
    <FilterGroups
      label="Filter"
      rows={buildFilterRows({
        filters,
        entries,
        chosen,
        getHref: (selected) => `${buildViewPath(page, filters, { chosen: selected, page: 1 })}#list`,
      })}
    />
  );
}

/** Returns the title of a list view; undefined when the view doesn't exist, so that its URL returns 404. */
export function getFilteredListTitle<Entry extends EntryListItem>({
  filters,
  entries,
  view,
}: Pick<FilteredList<Entry>, 'filters' | 'entries' | 'view'>): string | undefined {
  const listView = parseListView(filters, view);
  if (!listView) return undefined;
  const count = entries.filter((entry) => matchesFilters(filters, listView.chosen, entry)).length;
  // A combination without entries still has its first page, which says so and links to broader views.
  return listView.page > Math.max(1, Math.ceil(count / ENTRIES_PER_PAGE)) ? undefined : describeView(filters, listView);
}

function NoMatches<Entry extends EntryListItem>({
  list: { page, filters, entries, names },
  chosen,
}: {
  readonly list: FilteredList<Entry>;
  readonly chosen: ListView['chosen'];
}): ReactElement {
  const nearest = findBroaderViews(filters, entries, chosen);
  return (
    <>
      <p>
        No {names[0]} matches all filters: {describeView(filters, { chosen, page: 1 })}.{' '}
        {nearest.length > 0 ? 'With one filter fewer:' : ''}
      </p>
      <ul>
        {nearest.map((view) => (
          <li key={describeView(filters, { chosen: view.chosen, page: 1 })}>
            <a href={`${buildViewPath(page, filters, { chosen: view.chosen, page: 1 })}#list`}>
              {describeView(filters, { chosen: view.chosen, page: 1 }) || 'All'}
            </a>
            : {formatCount(view.count, ...names)}
          </li>
        ))}
      </ul>
    </>
  );
}

function parseView<Entry extends EntryListItem>({ filters, view }: FilteredList<Entry>): ListView {
  return parseListView(filters, view) ?? DEFAULT_VIEW;
}
