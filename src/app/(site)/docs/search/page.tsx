import type { Metadata } from 'next';
import { DocsNamed } from '@/modules/docs';
import { Search, searchWords, type SearchScope } from '@/modules/search';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HANDBOOK: SearchScope = { heading: 'Search the handbook', address: '/docs/search', base: '/docs' };

/** Search engines list no results. */
export async function generateMetadata({ searchParams }: Address): Promise<Metadata> {
  const words = searchWords.parse((await searchParams)['q']);
  return pageMetadata({ path: HANDBOOK.address, title: words === '' ? HANDBOOK.heading : `Handbook: ${words}`, indexed: false });
}

/** The results of a search in the handbook, made for each request. */
export default async function DocsSearchPage({ searchParams }: Address) {
  const words = searchWords.parse((await searchParams)['q']);
  return (
    <SitePage path={HANDBOOK.address} breadcrumbs={[]}>
      <Search words={words} scope={HANDBOOK}>
        <DocsNamed words={words} />
      </Search>
    </SitePage>
  );
}
