import { searchSite } from './search-site';

/** A word that the pages of a Postgres vendor have. */
const PROBE = { query: 'postgres', filters: {}, facets: [], page: 1, hitsPerPage: 1 };

/** Returns whether the search index in Postgres finds pages. Nothing is counted in the statistics. */
export async function canSearch(): Promise<boolean> {
  // The first search after a while may time out while it reads from the disk.
  const result = (await searchSite(PROBE)) ?? (await searchSite(PROBE));
  return result !== undefined && result.total > 0;
}
