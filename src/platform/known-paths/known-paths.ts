import { z } from 'zod';
import { type NamedPage, namedPageSchema } from './named-page';
import { SimilarPages } from './similar-pages';

/** The URL from which the server reads the paths of the site. Visitors cannot reach it. */
export const KNOWN_PATHS_URL = '/known-paths/list.json';

/** The paths that exist. */
export const knownPathsSchema = z.object({
  /** Old paths that are redirected. */
  redirected: z.array(z.string()),
  /** Paths of pages with views, and of lists of entries. Paths below them may exist, too, such as a filtered list. */
  withViews: z.array(z.string()),
  /** The pages and entries that a 404 page may suggest. */
  pages: z.array(namedPageSchema),
  /** The paths of the other pages. */
  unlisted: z.array(z.string()),
});

export type KnownPathList = z.infer<typeof knownPathsSchema>;

/** What is at a path: certainly a page or a redirect, certainly nothing, or something that only rendering can determine. */
export type PathState = 'known' | 'uncertain' | 'missing';

/** Determines, without rendering anything, whether a path exists and which pages have a similar one. */
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

  /** Returns what is at a path, as far as this can be determined without rendering. */
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

/** Returns undefined for a path that isn't valid UTF-8. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
