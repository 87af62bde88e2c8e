import type { Metadata } from 'next';
import { ExactDocMatches } from '@/modules/docs';
import { Search, searchQuerySchema, type SearchScope } from '@/modules/search';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HANDBOOK_SCOPE: SearchScope = { heading: 'Search the handbook', path: '/docs/search', pathPrefix: '/docs' };

/** Builds the metadata. Search engines must not list results. */
export async function generateMetadata({ searchParams }: RouteProps): Promise<Metadata> {
  const words = searchQuerySchema.parse((await searchParams)['q']);
  return buildPageMetadata({
    path: HANDBOOK_SCOPE.path,
    title: words === '' ? HANDBOOK_SCOPE.heading : `Handbook: ${words}`,
    indexed: false,
  });
}

/** Renders the results of a documentation search for each request. */
export default async function DocsSearchPage({ searchParams }: RouteProps) {
  const words = searchQuerySchema.parse((await searchParams)['q']);
  return (
    <SitePage path={HANDBOOK_SCOPE.path} breadcrumbs={[]}>
      <Search query={words} scope={HANDBOOK_SCOPE}>
        <ExactDocMatches words={words} />
      </Search>
    </SitePage>
  );
}
