import type { ReactElement } from 'react';
import { headers } from 'next/headers';
import { CertificateCheck, CertificatePage, lookUpCertificate } from '@/modules/certification';
import { publishResponseStatus, REQUEST_KEY_HEADER } from '@/platform/response-status';

const STATUS = { malformed: 400, unknown: 404 } as const;

/**
 * Renders the certificate with a number, or the form with the reason why there is none. A number that no certificate has is
 * answered with 404, and one of the wrong form with 400, by a link and by the form alike: employers check certificates by
 * programs, too, and to these 200 means that the certificate exists.
 */
export async function CertificateAnswer({ typed }: { readonly typed: string | undefined }): Promise<ReactElement> {
  const found = await lookUpCertificate(typed);
  if (found.outcome === 'found') return <CertificatePage certificate={found.certificate} />;
  if (found.outcome !== 'not-asked')
    publishResponseStatus((await headers()).get(REQUEST_KEY_HEADER) ?? '', STATUS[found.outcome]);
  return <CertificateCheck typed={typed} outcome={found.outcome} />;
}
