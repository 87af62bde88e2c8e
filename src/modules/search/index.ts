export { handleSearchPage } from './page/handle-search-page';
export { OpenSearchLink } from './page/open-search-link';
export { SearchPage } from './page/search-page';
export { findSearchScope, type SearchScope } from './page/search-scope';
