import type { Metadata } from 'next';
import { findLearningPath } from '@/modules/learning';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { MissingPage } from '../../../missing-page';
import { LearningPathTemplate } from './learning-path-template';

/** Pages are rendered on the first request and cached until something they depend on changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

interface RouteProps {
  params: Promise<{ slug: string }>;
}

/** Returns no paths: the build renders no pages. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** Builds the metadata of a learning path. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const pagePath = await getPath(params);
  const path = await findLearningPath(pagePath);
  if (!path) return buildPageMetadata({ path: pagePath, title: 'Page not found', indexed: false });
  return buildPageMetadata({ path: path.url, title: path.title, description: path.description });
}

/**
 * Renders a learning path. It has its own route, apart from the catalog's, so that no other page loads the script that
 * tracks progress.
 */
export default async function LearningPathRoute({ params }: RouteProps) {
  const pagePath = await getPath(params);
  const path = await findLearningPath(pagePath);
  if (!path) return <MissingPage path={pagePath} />;
  return <LearningPathTemplate path={path} />;
}

async function getPath(params: RouteProps['params']): Promise<string> {
  return `/training/learning-paths/${(await params).slug}`;
}
