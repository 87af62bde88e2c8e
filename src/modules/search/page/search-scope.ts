/** A part of the site with its own search. */
export interface SearchScope {
  readonly heading: string;
  /** Path of its page. */
  readonly path: string;
  /** The only kind of pages in this scope. */
  readonly kind?: string;
}

const SCOPES: readonly SearchScope[] = [
  { heading: 'Search', path: '/search' },
  { heading: 'Search the docs', path: '/docs/search', kind: 'Documentation' },
];

/** Returns the scope of the search page at a path; undefined for any other page. */
export function findSearchScope(path: string): SearchScope | undefined {
  return SCOPES.find((scope) => scope.path === path);
}
