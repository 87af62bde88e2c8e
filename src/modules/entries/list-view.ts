import type { FilterOption } from '@/ui/filter-nav';

/** One thing by which a list can be narrowed. */
export interface ListFilter<Entry> {
  /** Its name in addresses: the `region` of `/region/europe`. */
  readonly part: string;
  /** Its values speak for themselves and stand in addresses without the name: `/2026`. */
  readonly isUnnamed?: true;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Which of the options an entry belongs to. */
  readonly getValues: (entry: Entry) => readonly string[];
}

/** Which part of a list is shown: what was chosen, by the names of the parts, and which page of it. */
export interface ListView {
  readonly chosen: Readonly<Record<string, string>>;
  readonly page: number;
}

/** The whole of a list, from its first page. */
export const DEFAULT_VIEW: ListView = { chosen: {}, page: 1 };

/**
 * The view that the end of a list's address names: `['kind', 'cloud', 'region', 'europe', 'page', '2']`. The parts stand
 * in one order, and the first page has no number, so that each view has one address.
 *
 * @returns undefined when it names none
 */
export function parseListView<Entry>(parts: readonly ListFilter<Entry>[], view: readonly string[]): ListView | undefined {
  const rest = [...view];
  const chosen: Record<string, string> = {};
  for (const { part, options, isUnnamed: unnamed } of parts) {
    if (!unnamed && rest[0] !== part) continue;
    const value = options.find((option) => option.value === rest[unnamed ? 0 : 1])?.value;
    if (value === undefined && unnamed) continue;
    if (value === undefined) return undefined;
    chosen[part] = value;
    rest.splice(0, unnamed ? 1 : 2);
  }
  let page = 1;
  if (rest[0] === 'page') {
    if (!/^(?:[2-9]|[1-9]\d{1,4})$/.test(rest[1] ?? '')) return undefined;
    page = Number(rest[1]);
    rest.splice(0, 2);
  }
  return rest.length === 0 ? { chosen, page } : undefined;
}

/** The address of a view. What was chosen for a part that the list does not have is left out. */
export function buildViewPath<Entry>(base: string, parts: readonly ListFilter<Entry>[], { chosen, page }: ListView): string {
  const ends = parts.flatMap(({ part, isUnnamed: unnamed }) => [
    ...(chosen[part] === undefined || unnamed ? [] : [part]),
    ...(chosen[part] === undefined ? [] : [chosen[part]]),
  ]);
  return [base, ...ends, ...(page > 1 ? ['page', page] : [])].join('/');
}

/** A view in words: "Cloud, Europe, page 2". */
export function describeView<Entry>(parts: readonly ListFilter<Entry>[], { chosen, page }: ListView): string {
  const labels = parts.flatMap(({ part, options }) => options.find(({ value }) => value === chosen[part])?.label ?? []);
  return [...labels, ...(page > 1 ? [`page ${page}`] : [])].join(', ');
}

/** Whether an entry is among those that were chosen. */
export function matchesFilters<Entry>(parts: readonly ListFilter<Entry>[], chosen: ListView['chosen'], entry: Entry): boolean {
  return parts.every(({ part, getValues: valuesOf }) => chosen[part] === undefined || valuesOf(entry).includes(chosen[part]));
}

interface FilterRowsOptions<Entry> {
  readonly parts: readonly ListFilter<Entry>[];
  readonly entries: readonly Entry[];
  readonly chosen: ListView['chosen'];
  readonly addressOf: (chosen: ListView['chosen']) => string;
}

/** The filter as rows of links. Each keeps what was chosen in the other rows, and says how many entries it leads to. */
export function buildFilterRows<Entry>({
  parts,
  entries,
  chosen,
  addressOf,
}: FilterRowsOptions<Entry>): { label: string; choices: FilterOption[] }[] {
  return parts.map(({ part, label, options }) => {
    const { [part]: value, ...others } = chosen;
    const choices = options.map((option) => {
      const narrowed = { ...others, [part]: option.value };
      const count = entries.filter((entry) => matchesFilters(parts, narrowed, entry)).length;
      const isChosen = value === option.value;
      return { href: count === 0 && !isChosen ? undefined : addressOf(narrowed), label: option.label, chosen: isChosen, count };
    });
    return { label, choices: [{ href: addressOf(others), label: 'Any', chosen: value === undefined }, ...choices] };
  });
}

/** The views nearest to one that shows nothing: with one of the chosen parts left out, those that show something. */
export function findBroaderViews<Entry>(
  parts: readonly ListFilter<Entry>[],
  entries: readonly Entry[],
  chosen: ListView['chosen'],
): { chosen: ListView['chosen']; count: number }[] {
  return parts.flatMap(({ part }) => {
    if (chosen[part] === undefined) return [];
    const { [part]: _left, ...others } = chosen;
    const count = entries.filter((entry) => matchesFilters(parts, others, entry)).length;
    return count === 0 ? [] : [{ chosen: others, count }];
  });
}

/** The years of these entries as a part of a filter, the last first. */
export function buildYearFilter<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string): ListFilter<Entry> {
  const years = [...new Set(entries.map((entry) => dayOf(entry).slice(0, 4)))].toSorted().toReversed();
  return {
    part: 'year',
    label: 'Year',
    isUnnamed: true,
    options: years.map((year) => ({ value: year, label: year })),
    getValues: (entry) => [dayOf(entry).slice(0, 4)],
  };
}
