export { Search, type SearchScope } from './page/search';
export { searchParamsSchema } from './query/search-request';
