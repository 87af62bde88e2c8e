export { handleSearchPage } from './page/handle-search-page';
export { SearchPage } from './page/search-page';
export { findSearchScope, type SearchScope } from './page/search-scope';
