export { getEntriesByKind, findEntrySummaries, type EntrySummary, buildPublicEntriesQuery } from './entry-queries';
export { FilteredEntries, FilterLinks, getFilteredListTitle, type FilteredList, type FilterableEntry } from './filtered-list';
export {
  buildViewPath,
  type ListFilter,
  buildFilterRows,
  type ListView,
  parseListView,
  matchesFilters,
  describeView,
  DEFAULT_VIEW,
  buildYearFilter,
} from './list-view';
export { findEntry, buildVisibleWhere } from './visible-entries';
export { factsOf } from './facts';
