export {
  addEntryTags,
  buildIndexableEntriesQuery,
  buildPublicEntriesQuery,
  buildUnresolvedEntriesQuery,
  findEntrySummaries,
  getEntriesByKind,
} from './entry-queries';
export { FilteredEntries, FilterLinks, getFilteredListTitle, type FilteredList } from './filtered-list';
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
export { resolveTokensInSql } from './fact-tokens-sql';
export { findEntry, findVisibleEntries, buildVisibleWhere, withUrl } from './visible-entries';
export { findFacts } from './facts';
export { Day } from './day';
