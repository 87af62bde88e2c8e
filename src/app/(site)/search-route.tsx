import type { Metadata } from 'next';
import { SearchPage, type SearchScope } from '@/modules/search';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

/** Builds the metadata of a search page. Search engines must not list it. */
export function buildSearchMetadata({ path, heading }: SearchScope): Promise<Metadata> {
  return buildPageMetadata({ path, title: heading, indexed: false });
}

/** Renders a search page without results. */
export function SearchRoute({ scope }: { readonly scope: SearchScope }) {
  return (
    <SitePage path={scope.path} breadcrumbs={[]}>
      <SearchPage scope={scope} />
    </SitePage>
  );
}
