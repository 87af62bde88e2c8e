import { isSearchPath, type SearchPath } from '@/platform/search-paths';

/** A part of the site with its own search. */
export interface SearchScope {
  readonly heading: string;
  /** Path of its page. */
  readonly path: SearchPath;
  /** The only kind of pages in this scope. */
  readonly kind?: string;
}

const SCOPES: Readonly<Record<SearchPath, SearchScope>> = {
  '/search': { heading: 'Search', path: '/search' },
  '/docs/search': { heading: 'Search the docs', path: '/docs/search', kind: 'Documentation' },
};

/** Returns the scope of the search page at a path; undefined for any other page. */
export function findSearchScope(path: string): SearchScope | undefined {
  return isSearchPath(path) ? SCOPES[path] : undefined;
}
