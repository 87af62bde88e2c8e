import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { nearestPages, redirectAt } from '@/modules/pages';
import { docPlaceAt } from '@/modules/docs';
import { answersWith } from '@/platform/page-cache/made-from';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { NotFound } from '../../not-found-page';
import { FoundDoc } from '../found-doc';

/** Pages are made when they are first asked for, and kept until something they are made from changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;

interface Address {
  params: Promise<{ path: string[] }>;
}

/** The build makes no page. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

/** Search engines list the newest version that has the page. */
export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const path = await pathOf(params);
  const found = await docPlaceAt(path);
  if (!found) return pageMetadata({ path, title: 'Page not found', indexed: false });
  return pageMetadata({ path: found.canonical, title: found.title, description: found.description });
}

/** The pages and groups of the handbook, its older versions, and what leads nowhere below /docs. */
export default async function DocsAddress({ params }: Address) {
  const path = await pathOf(params);
  const found = await docPlaceAt(path);
  // The newest version has no number in its addresses.
  if (found && found.url !== path) permanentRedirect(found.url);
  if (found) return <FoundDoc found={found} />;
  const target = await redirectAt(path);
  if (target) permanentRedirect(target);
  return <NotFoundDoc path={path} />;
}

async function NotFoundDoc({ path }: { path: string }) {
  await answersWith(404);
  return (
    <SitePage path={path} breadcrumbs={[]}>
      <NotFound nearest={await nearestPages(path)} />
    </SitePage>
  );
}

async function pathOf(params: Address['params']): Promise<string> {
  const { path } = await params;
  return `/docs/${path.join('/')}`;
}
