export { Search, type SearchScope } from './search';
export { searchWords } from './search-words';
