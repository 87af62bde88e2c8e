import type { ReactElement } from 'react';
import { PreserveTitle } from './preserve-title';
import { OpenSearchLink } from './open-search-link';
import { renderResultTemplate, renderSearchHtml } from './search-html';
import type { SearchScope } from './search-scope';

/**
 * Renders the search page of a scope. It is cached like any page; the results are inserted for each request
 * (handle-search-page.ts), so React leaves the content alone.
 */
export async function SearchPage({ scope }: { readonly scope: SearchScope }): Promise<ReactElement> {
  const [content, template] = await Promise.all([renderSearchHtml(scope), renderResultTemplate(scope)]);
  return (
    <>
      <OpenSearchLink />
      <PreserveTitle />
      <div dangerouslySetInnerHTML={{ __html: content }} suppressHydrationWarning />
      <template dangerouslySetInnerHTML={{ __html: template }} />
    </>
  );
}
