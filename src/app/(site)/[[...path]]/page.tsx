import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findSimilarPages, findRedirect } from '@/modules/pages';
import { PRESS_RELEASES_PATH } from '@/modules/company';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { STATUS_PATHS } from '@/platform/status-paths';
import { ErrorFallback } from '@/shell/error-boundary';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { findEntryPage } from '../entry-pages';
import { EntryTemplate, PageTemplate } from '../page-templates';
import { NotFound } from '../not-found-page';
import { findPageView } from '../page-views';

/** Pages are made when they are first asked for, and kept until something they are made from changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

/** Pages whose news can be followed in a feed. */
const FEED_PATHS: Readonly<Record<string, string>> = {
  '/blog': '/blog/feed.xml',
  [PRESS_RELEASES_PATH]: `${PRESS_RELEASES_PATH}/feed.xml`,
};

interface RouteProps {
  params: Promise<{ path?: string[] }>;
}

/** The build makes no page. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** The page's own title and description over the defaults of the site. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const path = await getPath(params);
  if (path === STATUS_PATHS['/500'])
    return buildPageMetadata({ path: '/500', title: 'A critical error has occured', indexed: false });
  const found = await findPageView(path);
  const entry = found ? undefined : await findEntryPage(path);
  if (entry) return buildPageMetadata({ path, title: entry.title, description: entry.description, indexed: entry.indexed });
  if (!found) return buildPageMetadata({ path, title: 'Page not found', indexed: false });
  const { page, title } = found;
  // The canonical address of a view is its page: search engines list that alone.
  return buildPageMetadata({
    path: page.url,
    title: title ? `${page.meta.title}: ${title}` : page.meta.title,
    description: page.meta.description,
    indexed: !page.notIndexed,
    feed: FEED_PATHS[page.url],
  });
}

/** Every address of the page catalogue, every entry, old addresses, and those that lead nowhere. */
export default async function CatchAllPage({ params }: RouteProps) {
  const path = await getPath(params);
  if (path === STATUS_PATHS['/500']) return <ErrorPage />;
  const found = await findPageView(path);
  if (found) return <PageTemplate {...found} />;
  const entry = await findEntryPage(path);
  if (entry) return <EntryTemplate entry={entry} />;
  const target = await findRedirect(path);
  if (target) permanentRedirect(target);
  return <NotFoundPage path={path} />;
}

/*
 * Not by `notFound()`: Next leaves the content of what that shows to the browser, and an address that leads nowhere has
 * to help without JavaScript too. The page cache sets the status (docs/decisions).
 */
async function NotFoundPage({ path }: { path: string }) {
  await setCachedStatus(404);
  return (
    <SitePage path={path} breadcrumbs={[]}>
      <NotFound nearest={await findSimilarPages(path)} />
    </SitePage>
  );
}

async function ErrorPage() {
  await setCachedStatus(500);
  return (
    <SitePage path="/500" breadcrumbs={[]}>
      <ErrorFallback />
    </SitePage>
  );
}

async function getPath(params: RouteProps['params']): Promise<string> {
  const { path = [] } = await params;
  return `/${path.map(decodeSegment).join('/')}`;
}

/** Next hands the parts over as they were sent; one that cannot be decoded is no address of this site. */
function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
