import type { ReactElement } from 'react';
import { CertificateCheck, CertificatePage, findCertificateByInput, getLevelLabel } from '@/modules/certification';
import { ERROR_TITLE_PREFIX } from '@/modules/forms';
import { setResponseStatus } from '../set-response-status';

const STATUS = { malformed: 400, unknown: 404 } as const;

const FORM_TITLE = 'Verify a certificate';

/** Returns the title of the page for a number. With an error, it begins with that, because screen readers say the title first. */
export async function buildLookupTitle(typed: string | undefined): Promise<string> {
  const found = await findCertificateByInput(typed);
  if (found.outcome === 'no-input') return FORM_TITLE;
  return found.outcome === 'found' ? `Certificate: ${getLevelLabel(found.certificate.level)}` : ERROR_TITLE_PREFIX + FORM_TITLE;
}

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
