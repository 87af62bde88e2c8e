import { hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, CompactSign, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import type pg from 'pg';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';

/** Number of the advisory lock under which a key is made, so that two instances don't make two. */
const KEY_LOCK = 71_031_002;
const ALGORITHM = 'RS256';

const publicJwkSchema = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const rowSchema = z.object({ kid: z.string(), public_jwk: publicJwkSchema, private_jwe: z.string() });
const privateJwkSchema = z.looseObject({ kty: z.literal('RSA'), d: z.string() });

/** A published key, as a JSON Web Key (RFC 7517). */
export type PublishedKey = z.infer<typeof publicJwkSchema> & { kid: string; alg: string; use: string };

/**
 * Returns the public keys that verify credentials. A key stays published for good: a certificate is valid for years, and
 * what was signed with the key before must still verify.
 */
export async function getCredentialKeys(): Promise<PublishedKey[]> {
  await getSigningKey();
  const rows = await findKeys(getSitePool());
  return rows.map(({ kid, public_jwk: jwk }) => ({ ...jwk, kid, alg: ALGORITHM, use: 'sig' }));
}

/** Signs a credential as a compact JWS. @param buildKeyUrl returns where the key is published */
export async function signCredential(payload: object, buildKeyUrl: (kid: string) => string): Promise<string> {
  const { kid, key } = await getSigningKey();
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: buildKeyUrl(kid) })
    .sign(key);
}

async function getSigningKey(): Promise<{ kid: string; key: CryptoKey }> {
  const known = await findUsableKey(getSitePool());
  if (known !== undefined) return known;
  const client = await getSitePool().connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const made = (await findUsableKey(client)) ?? (await createKey(client));
    await client.query('commit');
    return made;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function findUsableKey(database: Pick<pg.Pool, 'query'>): Promise<{ kid: string; key: CryptoKey } | undefined> {
  const [newest] = await findKeys(database);
  const key = newest && (await decryptKey(newest.private_jwe));
  return newest && key && { kid: newest.kid, key };
}

async function findKeys(database: Pick<pg.Pool, 'query'>) {
  const { rows } = await database.query('select kid, public_jwk, private_jwe from credential_keys order by created_at desc');
  return z.array(rowSchema).parse(rows);
}

async function createKey(database: Pick<pg.Pool, 'query'>): Promise<{ kid: string; key: CryptoKey }> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const kid = randomBytes(12).toString('hex');
  const encrypted = await new CompactEncrypt(Buffer.from(JSON.stringify(await exportJWK(privateKey))))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(getEncryptionKey());
  await database.query('insert into credential_keys (kid, public_jwk, private_jwe) values ($1, $2, $3)', [
    kid,
    publicJwkSchema.parse(await exportJWK(publicKey)),
    encrypted,
  ]);
  return { kid, key: privateKey };
}

/** Returns undefined for a key that was kept under another PAYLOAD_SECRET: the next one is made, and this one stays published. */
async function decryptKey(encrypted: string): Promise<CryptoKey | undefined> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, getEncryptionKey());
    const key = await importJWK(privateJwkSchema.parse(JSON.parse(Buffer.from(plaintext).toString())), ALGORITHM);
    return key instanceof Uint8Array ? undefined : key;
  } catch {
    // The site's secret has changed.
    return undefined;
  }
}

/** A copy of the database alone must not be enough to issue certificates. */
function getEncryptionKey(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', 'credential signing keys', 32));
}
