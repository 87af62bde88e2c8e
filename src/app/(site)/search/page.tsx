import type { Metadata } from 'next';
import { Search, searchQuerySchema } from '@/modules/search';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/search';

/** What is searched for is part of the address, so a result page can be sent to somebody. Search engines list none. */
export async function generateMetadata({ searchParams }: RouteProps): Promise<Metadata> {
  const words = searchQuerySchema.parse((await searchParams)['q']);
  return buildPageMetadata({ path: PATH, title: words === '' ? 'Search' : `Search: ${words}`, indexed: false });
}

/** The results page of the search. It is made for each request. */
export default async function SearchPage({ searchParams }: RouteProps) {
  return (
    <SitePage path={PATH} breadcrumbs={[]}>
      <Search query={searchQuerySchema.parse((await searchParams)['q'])} />
    </SitePage>
  );
}
