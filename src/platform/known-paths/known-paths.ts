import { z } from 'zod';
import { type NamedPage, namedPageSchema } from './named-page';
import { SimilarPages } from './similar-pages';
import { includesLine } from './sorted-lines';

/** The URL from which the server reads the paths of the site. Visitors cannot reach it. */
export const KNOWN_PATHS_URL = '/known-paths/list.json';

/** The URL at which the server looks up one path, or the names of pages, without reading the list. */
export const PATH_LOOKUP_URL = '/known-paths/lookup';

/** The paths that exist. */
export const knownPathsSchema = z.object({
  /** Every path, also those that are redirected, one in each line, in ascending order (`includesLine`). */
  paths: z.string(),
  /** Paths of pages with views, and of lists of entries. Paths below them may exist, too, such as a filtered list. */
  withViews: z.array(z.string()),
  /** The pages and entries that a 404 page may suggest. */
  pages: z.array(namedPageSchema),
});

export type KnownPathList = z.infer<typeof knownPathsSchema>;

const pathStateSchema = z.enum(['known', 'uncertain', 'missing']);

/** What is at a path: certainly a page or a redirect, certainly nothing, or something that has to be looked up (`PATH_LOOKUP_URL`). */
export type PathState = z.infer<typeof pathStateSchema>;

/**
 * What a lookup returns: what is at the path it asks for, whether there is a page at the path of the view it asks for, and those of the
 * pages it asks for that exist.
 */
export const pathLookupResultSchema = z.object({
  state: pathStateSchema.optional(),
  isPage: z.boolean().optional(),
  pages: z.array(namedPageSchema),
});
export type PathLookupResult = z.infer<typeof pathLookupResultSchema>;

/** Determines, without rendering anything, whether a path exists and which pages have a similar one. */
export class KnownPaths {
  readonly #paths: string;
  readonly #withViews: ReadonlySet<string>;
  readonly #pages: readonly NamedPage[];
  #similar: SimilarPages | undefined;

  /** @param previous what the list replaces; its index of names is updated and belongs to this one from then on */
  constructor({ paths, withViews, pages }: KnownPathList, previous?: KnownPaths) {
    this.#paths = paths;
    this.#withViews = new Set(withViews);
    this.#pages = pages;
    if (previous === undefined) return;
    this.#similar = previous.#similar;
    this.#similar?.update(pages);
  }

  /** Returns what is at a path, as far as this can be determined without rendering. */
  getState(path: string): PathState {
    const decoded = decodePath(path);
    if (decoded === undefined) return 'uncertain';
    if (decoded === '/' || includesLine(this.#paths, decoded)) return 'known';
    const parts = decoded.split('/');
    const isBelowViews = parts.some((_part, index) => this.#withViews.has(parts.slice(0, index + 1).join('/')));
    return isBelowViews ? 'uncertain' : 'missing';
  }

  /** Returns the pages with the most similar path or name, the best first; none when none is similar. */
  findSimilar(path: string): NamedPage[] {
    this.#similar ??= new SimilarPages(this.#pages);
    return this.#similar.find(decodePath(path) ?? path);
  }
}

/** Decodes a path; undefined when it isn't valid UTF-8. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
