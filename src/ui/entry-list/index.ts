export { EntryList, type ListedEntry } from './entry-list';
