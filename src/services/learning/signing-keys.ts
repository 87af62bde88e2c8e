import { SignJWT, type JWTPayload } from 'jose';
import { environment } from '@/platform/environment';
import { createKeyStore, SIGNING_ALGORITHM } from '@/platform/signing-keys';

const SIGNING_DAYS = 90;
/** Longest life of a token (1EdTech Security Framework 1.0 recommends at most an hour; a launch takes seconds). */
const TOKEN_SECONDS = 300;

/** The keys of launches. They are published longer than they sign, so that the last token can be verified. */
const keys = createKeyStore({
  table: 'learning_key',
  lock: 71_031_001,
  label: 'learning signing keys',
  signingDays: SIGNING_DAYS,
  publishedDays: SIGNING_DAYS + 1,
});

/**
 * Returns the public keys that verify tokens of this site, as a JSON Web Key Set (RFC 7517). Creates the first key if there is
 * none.
 */
export async function getJwks(): Promise<{ keys: object[] }> {
  return { keys: await keys.getPublishedKeys() };
}

/** Signs an id_token for an audience, valid for five minutes. */
export async function signIdToken(claims: JWTPayload, { audience }: { audience: string }): Promise<string> {
  const { kid, key } = await keys.getSigningKey();
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, iss: environment.SITE_URL, aud: audience, iat: now, exp: now + TOKEN_SECONDS })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
    .sign(key);
}
