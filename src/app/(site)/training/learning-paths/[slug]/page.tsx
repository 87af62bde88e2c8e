import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { nearestPages, redirectAt } from '@/modules/pages';
import { learningPathAt } from '@/modules/learning';
import { answersWith } from '@/platform/page-cache/made-from';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { NotFound } from '../../../not-found-page';
import { FoundLearningPath } from './found-learning-path';

/** Pages are made when they are first asked for, and kept until something they are made from changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

interface Address {
  params: Promise<{ slug: string }>;
}

/** The build makes no page. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

/** What search engines are told of a path. */
export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const address = await addressOf(params);
  const path = await learningPathAt(address);
  if (!path) return pageMetadata({ path: address, title: 'Page not found', indexed: false });
  return pageMetadata({ path: path.url, title: path.title, description: path.description });
}

/** A learning path. It is an address of its own, apart from the catalogue's, because of the script that marks steps: no other page pays for it. */
export default async function LearningPathPage({ params }: Address) {
  const address = await addressOf(params);
  const path = await learningPathAt(address);
  if (!path) {
    const target = await redirectAt(address);
    if (target) permanentRedirect(target);
    await answersWith(404);
    return (
      <SitePage path={address} breadcrumbs={[]}>
        <NotFound nearest={await nearestPages(address)} />
      </SitePage>
    );
  }
  return <FoundLearningPath path={path} />;
}

async function addressOf(params: Address['params']): Promise<string> {
  return `/training/learning-paths/${(await params).slug}`;
}
