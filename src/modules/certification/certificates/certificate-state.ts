export type CertificateState = 'valid' | 'expired' | 'revoked';

/** Returns whether a certificate is good at a moment. A revoked one stays revoked after it has expired. */
export function getCertificateState(
  { expiresAt, revoked }: { readonly expiresAt: Date; readonly revoked: boolean },
  now: Date,
): CertificateState {
  if (revoked) return 'revoked';
  return expiresAt <= now ? 'expired' : 'valid';
}
