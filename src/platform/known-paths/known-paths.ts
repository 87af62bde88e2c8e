import { z } from 'zod';
import { type NamedPage, namedPageSchema } from './named-page';
import { SimilarPages } from './similar-pages';

/** Where the server asks for the paths of the site; visitors cannot reach it. */
export const KNOWN_PATHS_URL = '/known-paths/list.json';

/** The paths that lead somewhere. */
export const knownPathsSchema = z.object({
  /** Old paths that are redirected. */
  redirected: z.array(z.string()),
  /** Paths of pages with views, and of lists of entries: what is below them may exist, too, such as a filtered list. */
  withViews: z.array(z.string()),
  /** The pages and entries that search engines may list. */
  pages: z.array(namedPageSchema),
  /** The paths of the other pages. */
  unlisted: z.array(z.string()),
});

export type KnownPathList = z.infer<typeof knownPathsSchema>;

/** What is at a path: a page or a redirect for certain, something that only rendering can tell, or certainly nothing. */
export type PathState = 'known' | 'uncertain' | 'missing';

/** Tells without rendering anything whether a path leads somewhere, and which pages have a similar one. */
export class KnownPaths {
  readonly #known: ReadonlySet<string>;
  readonly #withViews: ReadonlySet<string>;
  readonly #pages: readonly NamedPage[];
  #similar: SimilarPages | undefined;

  constructor({ redirected, withViews, pages, unlisted }: KnownPathList) {
    this.#known = new Set(['/', ...redirected, ...unlisted, ...pages.map(({ url }) => url)]);
    this.#withViews = new Set(withViews);
    this.#pages = pages;
  }

  /** Returns what is at a path, as far as that is known without rendering. */
  getState(path: string): PathState {
    const decoded = decode(path);
    if (decoded === undefined) return 'uncertain';
    if (this.#known.has(decoded)) return 'known';
    const parts = decoded.split('/');
    const isBelowViews = parts.some((_part, index) => index > 0 && this.#withViews.has(parts.slice(0, index + 1).join('/')));
    return isBelowViews ? 'uncertain' : 'missing';
  }

  /** Returns the pages with the most similar path or name, the best first; none when none is similar. */
  findSimilar(path: string): NamedPage[] {
    this.#similar ??= new SimilarPages(this.#pages);
    return this.#similar.find(decode(path) ?? path);
  }
}

/** Returns undefined for what is not UTF-8. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
