import type { Metadata } from 'next';
import { findSearchScope } from '@/modules/search';
import { getArticleTimes } from '@/modules/structured-data';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { findNotice } from '@/platform/notices';
import { STATUS_PATHS } from '@/platform/status-paths';
import { ErrorFallback } from '@/shell/error-boundary';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { findEntryPage } from '../entry-pages';
import { EntryTemplate, PageTemplate } from '../page-templates';
import { MissingPage } from '../missing-page';
import { NotFoundPage } from '../not-found-page';
import { NoticePage } from '../notice-page';
import { buildSearchMetadata, SearchRoute } from '../search-route';
import { findFeed, findPageView, getCanonicalPath, getPageDescription, getPageTitle, isIndexable } from '../page-views';

/** Pages are rendered on the first request and cached until something they depend on changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

interface RouteProps {
  params: Promise<{ path?: string[] }>;
}

/** Returns no paths: the build renders no pages. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** Builds the page's metadata: its own title and description on top of the site's defaults. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const path = await getPath(params);
  if (path === STATUS_PATHS['/500'])
    return buildPageMetadata({ path: '/500', title: 'A critical error has occured', indexed: false });
  if (path === STATUS_PATHS['/404']) return buildPageMetadata({ path: '/404', title: 'Page not found', indexed: false });
  const notice = findNotice(path);
  if (notice) return buildPageMetadata({ path: '/404', title: notice.heading, indexed: false });
  const scope = findSearchScope(path);
  if (scope) return buildSearchMetadata(scope);
  const entry = await findEntryPage(path);
  if (entry) {
    const { title, description, indexed, status, structuredData } = entry;
    // A closed job has no picture of its own.
    const imagePath = status === undefined ? path : '/';
    return buildPageMetadata({ path, title, description, indexed, imagePath, article: getArticleTimes(structuredData) });
  }
  const found = await findPageView(path);
  if (!found) return buildPageMetadata({ path, title: 'Page not found', indexed: false });
  const { page, view } = found;
  return buildPageMetadata({
    path: getCanonicalPath(page, view),
    title: getPageTitle(found),
    description: getPageDescription(found),
    indexed: isIndexable(found),
    feed: findFeed(page, view),
    imagePath: page.url,
  });
}

/** Renders every page of the catalog and every entry, redirects old URLs, and handles unknown ones. */
export default async function CatchAllPage({ params }: RouteProps) {
  const path = await getPath(params);
  if (path === STATUS_PATHS['/500']) return <ErrorPage />;
  if (path === STATUS_PATHS['/404']) return <NotFoundPage />;
  const notice = findNotice(path);
  if (notice) return <NoticePage notice={notice} />;
  const scope = findSearchScope(path);
  if (scope) return <SearchRoute scope={scope} />;
  const entry = await findEntryPage(path);
  if (entry) return <EntryTemplate entry={entry} />;
  const found = await findPageView(path);
  if (found) return <PageTemplate {...found} />;
  return <MissingPage path={path} />;
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

/** Decodes a path segment, which Next passes on as it was sent. One that can't be decoded is not a URL of this site. */
function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
