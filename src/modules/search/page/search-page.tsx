import type { ReactElement } from 'react';
import { renderResultShapes, renderSearchHtml } from './search-html';
import type { SearchScope } from './search-scope';

const OPEN_SEARCH_PATH = '/search/opensearch.xml';

/**
 * Renders the search page of a scope. It is cached like any page; the results are put in for each request
 * (handle-search-page.ts), so React leaves the content alone.
 */
export async function SearchPage({ scope }: { readonly scope: SearchScope }): Promise<ReactElement> {
  const [content, shapes] = await Promise.all([renderSearchHtml(scope), renderResultShapes(scope)]);
  return (
    <>
      <link rel="search" type="application/opensearchdescription+xml" href={OPEN_SEARCH_PATH} title="Search" />
      <div dangerouslySetInnerHTML={{ __html: content }} suppressHydrationWarning />
      <template dangerouslySetInnerHTML={{ __html: shapes }} />
    </>
  );
}
