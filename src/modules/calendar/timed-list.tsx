import type { ReactElement } from 'react';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { type FilterOption, FilterGroups, Pagination } from '@/ui/filter-nav';
import { EntryList, type EntryListItem } from '@/ui/entry-list';
import { type ListFilter, buildFilterRows, matchesFilters } from '@/modules/entries';
import { splitByTime, getNextEnd, type TimedEntry } from './split-by-time';
import { buildTimedViewPath, describeTimedView, parseTimedView, type TimedView } from './timed-view';

/** Entries per list page. */
const PER_PAGE = 10;

/** The configuration of a list of entries with a time. */
export interface TimedListConfig<Entry> {
  /** The collective name of the entries, used as the label of the filter. */
  readonly name: string;
  readonly filters: readonly ListFilter<Entry>[];
  /** The path segment for past entries. */
  readonly pastSegment: string;
  readonly upcomingLabel: string;
  readonly pastLabel: string;
  /** The message for an empty list. */
  readonly emptyMessage: string;
  readonly toListedEntry: (entry: Entry) => EntryListItem;
}

interface TimedListProps<Entry> {
  readonly config: TimedListConfig<Entry>;
  /** The path of the list's page. */
  readonly page: string;
  readonly view: readonly string[];
  readonly entries: readonly Entry[];
}

/** Lists upcoming or past entries, filtered by the reader; valid until the next entry ends. */
export async function TimedList<Entry extends TimedEntry & { isSample: boolean }>({
  config,
  page,
  view,
  entries,
}: TimedListProps<Entry>): Promise<ReactElement | null> {
  const shown = parseTimedView(config.filters, config.pastSegment, view);
  if (!shown) return null;
  const now = new Date();
  const end = getNextEnd(entries, now);
  if (end) await setCacheExpiry(end);
  const times = splitByTime(entries, now);
  const { chosen } = shown;
  const inTime = shown.past ? times.past : times.upcoming;
  const found = inTime.filter((entry) => matchesFilters(config.filters, chosen, entry));
  const onPage = found.slice((shown.page - 1) * PER_PAGE, shown.page * PER_PAGE);
  const getHref = (changes: Partial<TimedView>): string =>
    `${buildTimedViewPath({ ...config, base: page }, { ...shown, page: 1, ...changes })}#list`;
  const when = (past: boolean): FilterOption => ({
    href: getHref({ past }),
    label: past ? config.pastLabel : config.upcomingLabel,
    chosen: shown.past === past,
    count: (past ? times.past : times.upcoming).filter((entry) => matchesFilters(config.filters, chosen, entry)).length,
  });
  return (
    <div id="list">
      <FilterGroups
        label={config.name}
        rows={[
          { label: 'When', choices: [when(false), when(true)] },
          ...buildFilterRows({
            filters: config.filters,
            entries: inTime,
            chosen,
            getHref: (filters) => getHref({ chosen: filters }),
          }),
        ]}
      />
      {onPage.length === 0 ? (
        <p>{config.emptyMessage}</p>
      ) : (
        <EntryList entries={onPage.map((entry) => ({ ...config.toListedEntry(entry), sample: entry.isSample }))} />
      )}
      <Pagination
        pageCount={Math.ceil(found.length / PER_PAGE)}
        currentPage={shown.page}
        getHref={(number) => getHref({ page: number })}
      />
    </div>
  );
}

/**
 * Returns the title of a list view; undefined when the view doesn't exist, so that its URL returns 404.
 * @param getEntries called only when it depends on the entries whether the view exists
 */
export async function getTimedListTitle<Entry extends TimedEntry>(
  kind: TimedListConfig<Entry>,
  view: readonly string[],
  getEntries: () => Promise<readonly Entry[]>,
): Promise<string | undefined> {
  const shown = parseTimedView(kind.filters, kind.pastSegment, view);
  if (!shown) return undefined;
  // A view without entries still has a first page, with a message.
  if (shown.page > 1) {
    const { upcoming, past } = splitByTime(await getEntries(), new Date());
    const found = (shown.past ? past : upcoming).filter((entry) => matchesFilters(kind.filters, shown.chosen, entry));
    if (shown.page > Math.ceil(found.length / PER_PAGE)) return undefined;
  }
  return describeTimedView(
    kind.filters,
    { past: kind.pastLabel.toLowerCase(), upcoming: kind.upcomingLabel.toLowerCase() },
    shown,
  );
}
