import type { Metadata } from 'next';
import { CheckResult, releaseParameterSchema } from '@/modules/releases';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/releases/check/result';
const BREADCRUMBS = [
  { url: '/releases', label: 'Releases' },
  { url: '/releases/check', label: 'Am I affected?' },
];

/** Builds the metadata. Search engines must not list results. */
export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata({ path: PATH, title: 'Am I affected? Answer', indexed: false });
}

/** Renders the answer of “Am I affected?” for browsers without JavaScript. */
export default async function CheckResultPage({ searchParams }: RouteProps) {
  return (
    <SitePage path={PATH} breadcrumbs={BREADCRUMBS}>
      <CheckResult release={releaseParameterSchema.parse((await searchParams)['release'])} />
    </SitePage>
  );
}
