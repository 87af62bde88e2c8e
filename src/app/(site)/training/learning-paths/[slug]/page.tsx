import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { nearestPages, pagesAbove, redirectAt } from '@/features/catalogue';
import { LearningPath, learningPathAt } from '@/features/learning';
import { answersWith } from '@/platform/page-cache/made-from';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { structuredDataOfLearningPath } from '@/shell/metadata/structured-data-of-learning-path';
import { SitePage } from '@/shell/page/site-page';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { NotFound } from '../../../not-found-page';
import { KeptProgress } from './kept-progress';

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
  const breadcrumbs = [...(await pagesAbove(path.url)).map(({ url, label }) => ({ url, label })), { url: path.url, label: path.title }];
  return (
    <SitePage path={path.url} breadcrumbs={breadcrumbs} structuredData={structuredDataOfLearningPath(path)}>
      <LearningPath path={path} breadcrumbs={<Breadcrumbs items={breadcrumbs} />} renderProgress={(steps) => <KeptProgress steps={path.steps.map(({ url }) => url)}>{steps}</KeptProgress>} />
    </SitePage>
  );
}

async function addressOf(params: Address['params']): Promise<string> {
  return `/training/learning-paths/${(await params).slug}`;
}
