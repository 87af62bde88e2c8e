import type { Metadata } from 'next';
import { Search, searchParamsSchema } from '@/modules/search';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/search';
const SEARCH_DESCRIPTION_PATH = '/search/opensearch.xml';

/**
 * Builds the metadata. The query is part of the URL, so a results page can be shared. Search engines must not list it.
 */
export async function generateMetadata({ searchParams }: RouteProps): Promise<Metadata> {
  const words = searchParamsSchema
    .parse(await searchParams)
    .query.trim()
    .slice(0, 80);
  return buildPageMetadata({ path: PATH, title: words === '' ? 'Search' : `Search: ${words}`, indexed: false });
}

/** Renders the search results for each request. */
export default async function SearchPage({ searchParams }: RouteProps) {
  return (
    <SitePage path={PATH} breadcrumbs={[]}>
      <link rel="search" type="application/opensearchdescription+xml" href={SEARCH_DESCRIPTION_PATH} title="Search" />
      <Search request={searchParamsSchema.parse(await searchParams)} />
    </SitePage>
  );
}
