import type { Metadata } from 'next';
import { Search, searchParamsSchema, type SearchScope } from '@/modules/search';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HANDBOOK_SCOPE: SearchScope = { heading: 'Search the docs', path: '/docs/search', kind: 'Documentation' };

/** Builds the metadata. Search engines must not list results. */
export async function generateMetadata({ searchParams }: RouteProps): Promise<Metadata> {
  const words = searchParamsSchema
    .parse(await searchParams)
    .query.trim()
    .slice(0, 80);
  return buildPageMetadata({
    path: HANDBOOK_SCOPE.path,
    title: words === '' ? HANDBOOK_SCOPE.heading : `Documentation: ${words}`,
    indexed: false,
  });
}

/** Renders the results of a documentation search for each request. */
export default async function DocsSearchPage({ searchParams }: RouteProps) {
  return (
    <SitePage path={HANDBOOK_SCOPE.path} breadcrumbs={[]}>
      <Search request={searchParamsSchema.parse(await searchParams)} scope={HANDBOOK_SCOPE} />
    </SitePage>
  );
}
