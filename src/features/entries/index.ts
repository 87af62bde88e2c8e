export { entryMap, entrySummariesAt, type EntrySummary, publicEntries } from './entry-rows';
export { atomDocument, type AtomEntry } from './atom';
export { FilteredEntries, FilterLinks, titleOfFilteredView, type FilteredList, type ShownEntry } from './filtered-list';
export { addressOfView, type FilterPart, type ListView, listViewOf, matches, WHOLE_LIST, yearsOf } from './list-view';
export { entryAt, visibleNow } from './visible-entries';
