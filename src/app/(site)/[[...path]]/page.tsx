import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findSimilarPages, findRedirect } from '@/modules/pages';
import { getArticleTimes } from '@/modules/structured-data';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { STATUS_PATHS } from '@/platform/status-paths';
import { ErrorFallback } from '@/shell/error-boundary';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { findEntryPage } from '../entry-pages';
import { EntryTemplate, PageTemplate } from '../page-templates';
import { NotFound } from '../not-found-page';
import { describeView, findFeed, findPageView, getCanonicalPath, type PageView } from '../page-views';

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
  const found = await findPageView(path);
  const entry = found ? undefined : await findEntryPage(path);
  if (entry) {
    const { title, description, indexed, structuredData } = entry;
    return buildPageMetadata({ path, title, description, indexed, article: getArticleTimes(structuredData) });
  }
  if (!found) return buildPageMetadata({ path, title: 'Page not found', indexed: false });
  const { page, view } = found;
  return buildPageMetadata({
    path: getCanonicalPath(page, view),
    title: getTitle(found),
    description: getDescription(found),
    indexed: !page.notIndexed,
    feed: findFeed(page, view),
    imagePath: page.url,
  });
}

function getTitle({ page, title, own }: PageView): string | undefined {
  if (own) return title;
  return title ? `${page.meta.title || page.label}: ${title}` : page.meta.title || undefined;
}

function getDescription({ page, title, own }: PageView): string {
  if (own) return own.description;
  return title ? describeView(title, page.meta.description) : page.meta.description;
}

/** Renders every page of the catalog and every entry, redirects old URLs, and answers unknown ones. */
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
 * Not `notFound()`: Next leaves that content to the browser to render, and a 404 page must help without JavaScript,
 * too. The page cache sets the status (docs/decisions).
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

/** Decodes a path segment, which Next passes on as it was sent. One that can't be decoded is not a URL of this site. */
function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
