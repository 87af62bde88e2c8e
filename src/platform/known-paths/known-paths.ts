import { z } from 'zod';
import { type NamedPage, namedPageSchema } from './named-page';
import { SimilarPages } from './similar-pages';

/** Where the server asks for the paths of the site; visitors cannot reach it. */
export const KNOWN_PATHS_URL = '/known-paths/list.json';

/** The paths that lead somewhere. */
export const knownPathsSchema = z.object({
  /** Old paths that are redirected. */
  redirected: z.array(z.string()),
  /** Paths of pages, and of lists of entries: what is below them may exist, too, such as a filtered list. */
  prefixes: z.array(z.string()),
  /** The pages and entries that search engines may list. */
  pages: z.array(namedPageSchema),
});

export type KnownPathList = z.infer<typeof knownPathsSchema>;

/** Tells without rendering anything that a path leads nowhere, and which pages have a similar one. */
export class KnownPaths {
  readonly #redirected: ReadonlySet<string>;
  readonly #prefixes: ReadonlySet<string>;
  readonly #pages: readonly NamedPage[];
  #similar: SimilarPages | undefined;

  constructor({ redirected, prefixes, pages }: KnownPathList) {
    this.#redirected = new Set(redirected);
    this.#prefixes = new Set(prefixes);
    this.#pages = pages;
  }

  /** Returns false only when there is certainly nothing at the path. */
  mayExist(path: string): boolean {
    const decoded = decode(path);
    if (decoded === undefined || decoded === '/' || this.#redirected.has(decoded)) return true;
    const parts = decoded.split('/');
    return parts.some((_part, index) => index > 0 && this.#prefixes.has(parts.slice(0, index + 1).join('/')));
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
