import type { Metadata } from 'next';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { buildLookupTitle, CertificateLookupResult } from './certificate-lookup-result';

export const dynamic = 'force-dynamic';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/certificates';
const BREADCRUMBS = [
  { url: '/training', label: 'Training' },
  { url: '/training/postgres-certification', label: 'Postgres certification' },
];

export async function generateMetadata({ searchParams }: RouteProps): Promise<Metadata> {
  return buildPageMetadata({
    path: PATH,
    title: await buildLookupTitle(await readNumber(searchParams)),
    description: 'Check a Postgres certificate by its number: the exam, the date it was issued, and whether it is still valid.',
    indexed: false,
  });
}

/** Renders the form for verifying a certificate by its number, and the result. */
export default async function CertificatesPage({ searchParams }: RouteProps) {
  return (
    <SitePage path={PATH} breadcrumbs={BREADCRUMBS}>
      <CertificateLookupResult typed={await readNumber(searchParams)} />
    </SitePage>
  );
}

async function readNumber(searchParams: RouteProps['searchParams']): Promise<string | undefined> {
  const { number } = await searchParams;
  return typeof number === 'string' ? number : undefined;
}
