import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findRedirect, findSimilarPages } from '@/modules/pages';
import { buildClassDescription, buildClassTitle, findClass, type TrainingClassData } from '@/modules/training';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { NotFound } from '../../../not-found-page';
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

/** Builds the metadata of a live class. A class comes and goes, so search engines list its course instead. */
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
  return found ? <ClassTemplate trainingClass={found} /> : <MissingClass address={`/training/classes/${slug}`} />;
}

async function MissingClass({ address }: { readonly address: TrainingClassData['url'] }) {
  const target = await findRedirect(address);
  if (target) permanentRedirect(target);
  await setCachedStatus(404);
  return (
    <SitePage path={address} breadcrumbs={[]}>
      <NotFound nearest={await findSimilarPages(address)} />
    </SitePage>
  );
}
