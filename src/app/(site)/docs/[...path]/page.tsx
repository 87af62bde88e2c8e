import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { buildDocStructuredData, resolveDoc } from '@/modules/docs';
import { findSearchScope } from '@/modules/search';
import { getArticleTimes } from '@/modules/structured-data';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { MissingPage } from '../../missing-page';
import { buildSearchMetadata, SearchRoute } from '../../search-route';
import { DocTemplate } from '../doc-template';

/** Pages are rendered on the first request and cached until something they depend on changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

interface RouteProps {
  params: Promise<{ path: string[] }>;
}

/** Returns no paths: the build renders no pages. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** Builds the page's metadata. Search engines list only the newest version that has the page. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const path = await getPath(params);
  const scope = findSearchScope(path);
  if (scope) return buildSearchMetadata(scope);
  const found = await resolveDoc(path);
  if (!found) return buildPageMetadata({ path, title: 'Page not found', indexed: false });
  return buildPageMetadata({
    path: found.canonical,
    title: found.title,
    description: found.description,
    article: getArticleTimes(buildDocStructuredData(found)),
  });
}

/**
 * Renders the pages and groups of the documentation and of its older versions, and handles unknown URLs below /docs.
 */
export default async function DocsRoute({ params }: RouteProps) {
  const path = await getPath(params);
  const scope = findSearchScope(path);
  if (scope) return <SearchRoute scope={scope} />;
  const found = await resolveDoc(path);
  // The newest version has no version number in its URLs.
  if (found && found.url !== path) permanentRedirect(found.url);
  if (found) return <DocTemplate found={found} />;
  return <MissingPage path={path} />;
}

async function getPath(params: RouteProps['params']): Promise<string> {
  const { path } = await params;
  return `/docs/${path.join('/')}`;
}
