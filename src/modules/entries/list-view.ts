import type { FilterOption } from '@/ui/filter-nav';

/** One filter of a list. */
export interface ListFilter<Entry> {
  /** Its path segment: the `region` of `/region/europe`. */
  readonly segment: string;
  /** Its values are self-explanatory and appear in paths without the name: `/2026`. */
  readonly isUnnamed?: true;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Returns the options an entry belongs to. */
  readonly getValues: (entry: Entry) => readonly string[];
}

/** A view of a list: the chosen values by the segments of their filters, and the page number. */
export interface ListView {
  readonly chosen: Readonly<Record<string, string>>;
  readonly page: number;
}

/** The unfiltered list, first page. */
export const DEFAULT_VIEW: ListView = { chosen: {}, page: 1 };

/**
 * Parses the view from the end of the list's path: `['kind', 'cloud', 'region', 'europe', 'page', '2']`. The filters
 * have a fixed order and the first page has no number, so that each view has exactly one URL.
 *
 * @returns undefined for an invalid view
 */
export function parseListView<Entry>(filters: readonly ListFilter<Entry>[], view: readonly string[]): ListView | undefined {
  const rest = [...view];
  const chosen: Record<string, string> = {};
  for (const { segment, options, isUnnamed } of filters) {
    if (!isUnnamed && rest[0] !== segment) continue;
    const value = options.find((option) => option.value === rest[isUnnamed ? 0 : 1])?.value;
    if (value === undefined && isUnnamed) continue;
    if (value === undefined) return undefined;
    chosen[segment] = value;
    rest.splice(0, isUnnamed ? 1 : 2);
  }
  let page = 1;
  if (rest[0] === 'page') {
    if (!/^(?:[2-9]|[1-9]\d{1,4})$/.test(rest[1] ?? '')) return undefined;
    page = Number(rest[1]);
    rest.splice(0, 2);
  }
  return rest.length === 0 ? { chosen, page } : undefined;
}

/** Builds the path of a view. Values of filters that the list doesn't have are omitted. */
export function buildViewPath<Entry>(base: string, filters: readonly ListFilter<Entry>[], { chosen, page }: ListView): string {
  const ends = filters.flatMap(({ segment, isUnnamed }) => [
    ...(chosen[segment] === undefined || isUnnamed ? [] : [segment]),
    ...(chosen[segment] === undefined ? [] : [chosen[segment]]),
  ]);
  return [base, ...ends, ...(page > 1 ? ['page', page] : [])].join('/');
}

/** Describes a view: "Cloud, Europe, page 2". An option that two filters have in common includes its filter: "Training (skill)". */
export function describeView<Entry>(filters: readonly ListFilter<Entry>[], { chosen, page }: ListView): string {
  const labels = filters.flatMap(({ segment, label: filter, options }) => {
    const label = options.find(({ value }) => value === chosen[segment])?.label;
    if (label === undefined) return [];
    const isShared = filters.some((other) => other.segment !== segment && other.options.some((option) => option.label === label));
    return isShared ? `${label} (${filter.toLowerCase()})` : label;
  });
  return [...labels, ...(page > 1 ? [`page ${page}`] : [])].join(', ');
}

/** Whether an entry matches the chosen filters. */
export function matchesFilters<Entry>(filters: readonly ListFilter<Entry>[], chosen: ListView['chosen'], entry: Entry): boolean {
  return filters.every(({ segment, getValues }) => chosen[segment] === undefined || getValues(entry).includes(chosen[segment]));
}

interface FilterRowsOptions<Entry> {
  readonly filters: readonly ListFilter<Entry>[];
  readonly entries: readonly Entry[];
  readonly chosen: ListView['chosen'];
  readonly getHref: (chosen: ListView['chosen']) => string;
}

/** Builds the filters as rows of links. Each link keeps the choices of the other rows and has an entry count. */
export function buildFilterRows<Entry>({
  filters,
  entries,
  chosen,
  getHref,
}: FilterRowsOptions<Entry>): { label: string; choices: FilterOption[] }[] {
  return filters.map(({ segment, label, options }) => {
    const { [segment]: value, ...others } = chosen;
    const choices = options.map((option) => {
      const narrowed = { ...others, [segment]: option.value };
      const count = entries.filter((entry) => matchesFilters(filters, narrowed, entry)).length;
      const isChosen = value === option.value;
      return { href: count === 0 && !isChosen ? undefined : getHref(narrowed), label: option.label, chosen: isChosen, count };
    });
    return { label, choices: [{ href: getHref(others), label: 'Any', chosen: value === undefined }, ...choices] };
  });
}

/** Returns the views that drop one of the chosen filters and aren't empty. */
export function findBroaderViews<Entry>(
  filters: readonly ListFilter<Entry>[],
  entries: readonly Entry[],
  chosen: ListView['chosen'],
): { chosen: ListView['chosen']; count: number }[] {
  return filters.flatMap(({ segment }) => {
    if (chosen[segment] === undefined) return [];
    const { [segment]: _left, ...others } = chosen;
    const count = entries.filter((entry) => matchesFilters(filters, others, entry)).length;
    return count === 0 ? [] : [{ chosen: others, count }];
  });
}

/** Builds a filter of the entries' years, newest first. */
export function buildYearFilter<Entry>(entries: readonly Entry[], getDay: (entry: Entry) => string): ListFilter<Entry> {
  const years = [...new Set(entries.map((entry) => getDay(entry).slice(0, 4)))].toSorted().toReversed();
  return {
    segment: 'year',
    label: 'Year',
    isUnnamed: true,
    options: years.map((year) => ({ value: year, label: year })),
    getValues: (entry) => [getDay(entry).slice(0, 4)],
  };
}
