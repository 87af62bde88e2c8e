import type { ReactElement } from 'react';

const OPEN_SEARCH_PATH = '/search/opensearch.xml';

/**
 * Lets browsers search the site from their address bar (OpenSearch 1.1). Only the search pages and the home page have it,
 * where browsers look for it. On other pages it would cost 45 bytes of the first response.
 */
export function OpenSearchLink(): ReactElement {
  return <link rel="search" type="application/opensearchdescription+xml" href={OPEN_SEARCH_PATH} title="Search" />;
}
