import { searchSite } from './search-site';

/** A word that some page certainly contains. */
const PROBE = { query: 'postgres', filters: {}, facets: [], page: 1, hitsPerPage: 1 };

/** Returns whether the search index in Postgres works. The probe isn't counted in the statistics. */
export async function canSearch(): Promise<boolean> {
  const result = await searchSite(PROBE);
  return result !== undefined && result.total > 0;
}
