import { CompactSign } from 'jose';
import { createKeyStore, SIGNING_ALGORITHM } from '@/platform/signing-keys';

/**
 * The keys of credentials. They stay published permanently: a certificate is valid for years, and what was signed with the
 * key before must still verify.
 */
const keys = createKeyStore({ table: 'credential_keys', lock: 71_031_002, label: 'credential signing keys' });

/** Returns the public keys that verify credentials. */
export const getCredentialKeys = keys.getPublishedKeys;

/** Signs a credential as a compact JWS. @param buildKeyUrl returns where the key is published */
export async function signCredential(payload: object, buildKeyUrl: (kid: string) => string): Promise<string> {
  const { kid, key } = await keys.getSigningKey();
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'JWT', kid: buildKeyUrl(kid) })
    .sign(key);
}
