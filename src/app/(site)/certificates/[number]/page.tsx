import type { Metadata } from 'next';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';
import { buildLookupTitle, CertificateLookupResult } from '../certificate-lookup-result';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ number: string }>;
}

const BREADCRUMBS = [{ url: '/certificates', label: 'Verify a certificate' }];

/** Builds the metadata. A certificate is for those who have its link, so search engines must not list it. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { number } = await params;
  return buildPageMetadata({
    path: `/certificates/${number}`,
    title: await buildLookupTitle(number),
    indexed: false,
  });
}

/** Renders what anyone with its link can check about a certificate. */
export default async function CertificateRoute({ params }: RouteProps) {
  const { number } = await params;
  return (
    <SitePage path={`/certificates/${number}`} breadcrumbs={BREADCRUMBS}>
      <CertificateLookupResult typed={number} />
    </SitePage>
  );
}
