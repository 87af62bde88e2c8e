export { EntryList, type EntryListItem } from './entry-list';
