import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { CertificateLookupResult } from './certificate-lookup-result';

export const dynamic = 'force-dynamic';

interface RouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/certificates';
const BREADCRUMBS = [
  { url: '/training', label: 'Training' },
  { url: '/training/postgres-certification', label: 'Postgres certification' },
];

export const generateMetadata = () =>
  buildPageMetadata({
    path: PATH,
    title: 'Verify a certificate',
    description: 'Check a Postgres certificate by its number: the exam, the date it was issued, and whether it is still valid.',
    indexed: false,
  });

/** Renders the form for verifying a certificate by its number, and the result. */
export default async function CertificatesPage({ searchParams }: RouteProps) {
  const { number } = await searchParams;
  return (
    <SitePage path={PATH} breadcrumbs={BREADCRUMBS}>
      <CertificateLookupResult typed={typeof number === 'string' ? number : undefined} />
    </SitePage>
  );
}
