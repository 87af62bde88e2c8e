import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { nearestPages, redirectAt } from '@/modules/pages';
import { PRESS_PAGE } from '@/modules/company';
import { answersWith } from '@/platform/page-cache/made-from';
import { STATUS_ADDRESSES } from '@/platform/status-addresses';
import { ErrorFallback } from '@/shell/error-boundary';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { entryPageAt } from '../entry-pages';
import { FoundEntry, FoundPage } from '../found-pages';
import { NotFound } from '../not-found-page';
import { pageViewAt } from '../page-views';

/** Pages are made when they are first asked for, and kept until something they are made from changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

/** Pages whose news can be followed in a feed. */
const FEEDS: Readonly<Record<string, string>> = { '/blog': '/blog/feed.xml', [PRESS_PAGE]: `${PRESS_PAGE}/feed.xml` };

interface Address {
  params: Promise<{ path?: string[] }>;
}

/** The build makes no page. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** The page's own title and description over the defaults of the site. */
export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const path = await pathOf(params);
  if (path === STATUS_ADDRESSES['/500']) return pageMetadata({ path: '/500', title: 'A critical error has occured', indexed: false });
  const found = await pageViewAt(path);
  const entry = found ? undefined : await entryPageAt(path);
  if (entry) return pageMetadata({ path, title: entry.title, description: entry.description, indexed: entry.indexed });
  if (!found) return pageMetadata({ path, title: 'Page not found', indexed: false });
  const { page, title } = found;
  // The canonical address of a view is its page: search engines list that alone.
  return pageMetadata({ path: page.url, title: title ? `${page.meta.title}: ${title}` : page.meta.title, description: page.meta.description, indexed: !page.notIndexed, feed: FEEDS[page.url] });
}

/** Every address of the page catalogue, every entry, old addresses, and those that lead nowhere. */
export default async function CataloguePage({ params }: Address) {
  const path = await pathOf(params);
  if (path === STATUS_ADDRESSES['/500']) return <ErrorPage />;
  const found = await pageViewAt(path);
  if (found) return <FoundPage {...found} />;
  const entry = await entryPageAt(path);
  if (entry) return <FoundEntry entry={entry} />;
  const target = await redirectAt(path);
  if (target) permanentRedirect(target);
  return <NotFoundPage path={path} />;
}

/*
 * Not by `notFound()`: Next leaves the content of what that shows to the browser, and an address that leads nowhere has
 * to help without JavaScript too. The page cache sets the status (docs/decisions).
 */
async function NotFoundPage({ path }: { path: string }) {
  await answersWith(404);
  return (
    <SitePage path={path} breadcrumbs={[]}>
      <NotFound nearest={await nearestPages(path)} />
    </SitePage>
  );
}

async function ErrorPage() {
  await answersWith(500);
  return (
    <SitePage path="/500" breadcrumbs={[]}>
      <ErrorFallback />
    </SitePage>
  );
}

async function pathOf(params: Address['params']): Promise<string> {
  const { path = [] } = await params;
  return `/${path.map(decoded).join('/')}`;
}

/** Next hands the parts over as they were sent; one that cannot be decoded is no address of this site. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
