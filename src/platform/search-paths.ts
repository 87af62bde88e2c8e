/** The paths of the search pages. With a query, each request for one is rendered; no other page depends on its query. */
const SEARCH_PATHS = ['/search', '/docs/search'] as const;
export type SearchPath = (typeof SEARCH_PATHS)[number];

/** Returns whether a path is that of a search page. */
export function isSearchPath(path: string): path is SearchPath {
  return SEARCH_PATHS.some((each) => each === path);
}
