import type { Metadata } from 'next';
import { buildClassDescription, buildClassTitle, findClass } from '@/modules/training';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { MissingPage } from '../../../missing-page';
import { ClassTemplate } from './class-template';

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

/** Builds the metadata of a live class. Classes are temporary, so search engines list the course instead. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { slug } = await params;
  const found = await findClass(slug);
  if (!found) return buildPageMetadata({ path: `/training/classes/${slug}`, title: 'Page not found', indexed: false });
  return buildPageMetadata({
    path: found.url,
    title: buildClassTitle(found),
    description: buildClassDescription(found),
    indexed: false,
  });
}

/** Renders a live class. It has its own route, so that no other page loads the script of the booking. */
export default async function ClassRoute({ params }: RouteProps) {
  const { slug } = await params;
  const found = await findClass(slug);
  return found ? <ClassTemplate trainingClass={found} /> : <MissingPage path={`/training/classes/${slug}`} />;
}
