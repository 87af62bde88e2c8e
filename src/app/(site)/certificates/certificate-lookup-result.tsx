import type { ReactElement } from 'react';
import { CertificateCheck, CertificatePage, findCertificateByInput } from '@/modules/certification';
import { setResponseStatus } from '../set-response-status';

const STATUS = { malformed: 400, unknown: 404 } as const;

/**
 * Renders the certificate with a number, or the form with the reason why there is none. The status is 404 for an unknown
 * number and 400 for a malformed one, both by link and by form: employers also verify certificates automatically, and
 * their programs take 200 to mean that the certificate exists.
 */
export async function CertificateLookupResult({ typed }: { readonly typed: string | undefined }): Promise<ReactElement> {
  const found = await findCertificateByInput(typed);
  if (found.outcome === 'found') return <CertificatePage certificate={found.certificate} />;
  if (found.outcome !== 'no-input') await setResponseStatus(STATUS[found.outcome]);
  return <CertificateCheck typed={typed} outcome={found.outcome} />;
}
