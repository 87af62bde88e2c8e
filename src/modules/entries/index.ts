export { entryMap, entrySummariesAt, type EntrySummary, publicEntries } from './entry-rows';
export { FilteredEntries, FilterLinks, titleOfFilteredView, type FilteredList, type ShownEntry } from './filtered-list';
export { addressOfView, type FilterPart, filterRows, type ListView, listViewOf, matches, viewInWords, WHOLE_LIST, yearsOf } from './list-view';
export { entryAt, visibleNow } from './visible-entries';
export { factsOf } from './facts';
