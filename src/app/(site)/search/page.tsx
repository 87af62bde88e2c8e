import type { Metadata } from 'next';
import { Search, searchWords } from '@/modules/search';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/search';

/** What is searched for is part of the address, so a result page can be sent to somebody. Search engines list none. */
export async function generateMetadata({ searchParams }: Address): Promise<Metadata> {
  const words = searchWords.parse((await searchParams)['q']);
  return pageMetadata({ path: PATH, title: words === '' ? 'Search' : `Search: ${words}`, indexed: false });
}

/** The results page of the search. It is made for each request. */
export default async function SearchPage({ searchParams }: Address) {
  return (
    <SitePage path={PATH} breadcrumbs={[]}>
      <Search words={searchWords.parse((await searchParams)['q'])} />
    </SitePage>
  );
}
