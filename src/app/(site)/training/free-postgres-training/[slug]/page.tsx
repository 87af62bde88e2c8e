import type { Metadata } from 'next';
import { findLesson } from '@/modules/learning';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { MissingPage } from '../../../missing-page';
import { LessonTemplate } from './lesson-template';

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

/** Builds the metadata of a lesson. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const pagePath = await getPath(params);
  const lesson = await findLesson(pagePath);
  if (!lesson) return buildPageMetadata({ path: pagePath, title: 'Page not found', indexed: false });
  return buildPageMetadata({ path: lesson.url, title: lesson.title, description: lesson.description });
}

/** Renders a lesson. It has its own route, so that no other page loads the script of the exercises. */
export default async function LessonRoute({ params }: RouteProps) {
  const pagePath = await getPath(params);
  const lesson = await findLesson(pagePath);
  if (!lesson) return <MissingPage path={pagePath} />;
  return <LessonTemplate lesson={lesson} />;
}

async function getPath(params: RouteProps['params']): Promise<string> {
  return `/training/free-postgres-training/${(await params).slug}`;
}
