export { entryMap, entrySummariesAt, type EntrySummary, publicEntries } from './entry-rows';
export { addressOfView, type FilterPart, filterRows, type ListView, listViewOf, matches, nearestViews, viewInWords } from './list-view';
export { entryAt, visibleNow } from './visible-entries';
