export { Search, type SearchScope } from './search';
export { searchQuerySchema } from './search-query';
