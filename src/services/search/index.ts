import { environment } from '@/platform/environment';
import { createSearchService, type SearchService } from './search-service';

export type { SearchService, StoredHit, StoredRules } from './search-service';

const {
  SEARCH_APP_ID: appId,
  SEARCH_INDEX_NAME: indexName,
  SEARCH_KEY: searchKey,
  SEARCH_WRITE_KEY: writeKey,
  SEARCH_URL: url,
  SEARCH_SERVICE_URL: serviceUrl,
} = environment;

/** The external search service of this site; undefined when none is configured and Postgres is used. */
export const searchService: SearchService | undefined =
  appId === undefined || writeKey === undefined ? undefined : createSearchService({ appId, indexName, writeKey, url });

/** What a browser needs to search the external service; undefined when none is configured. */
export const searchServiceAccess =
  appId === undefined || searchKey === undefined || serviceUrl === undefined
    ? undefined
    : { appId, indexName, searchKey, url: serviceUrl };
