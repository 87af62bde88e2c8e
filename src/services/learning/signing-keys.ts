import { hkdfSync, randomBytes } from 'node:crypto';
import {
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import type pg from 'pg';
import { z } from 'zod';
import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';

/** How long a key signs. */
const SIGNING_DAYS = 90;
/** How long a key stays published; longer than it signs, so that the last token it signed can be verified. */
const PUBLISHED_DAYS = SIGNING_DAYS + 1;
/** Longest life of a token (1EdTech Security Framework 1.0 recommends at most an hour; a launch takes seconds). */
const TOKEN_SECONDS = 300;
/** Number of the advisory lock under which a key is made, so that two instances don't make two. */
const KEY_LOCK = 71_031_001;

const publicJwkSchema = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const rowSchema = z.object({ kid: z.string(), public_jwk: publicJwkSchema, private_jwe: z.string() });
const privateJwkSchema = z.looseObject({ kty: z.literal('RSA'), d: z.string() });

/** Returns the public keys that verify tokens of this site, as a JSON Web Key Set (RFC 7517). Makes the first key. */
export async function getJwks(): Promise<{ keys: object[] }> {
  await getSigningKey();
  const rows = await findKeys(getSitePool(), PUBLISHED_DAYS);
  return { keys: rows.map(({ kid, public_jwk: jwk }) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' })) };
}

/** Signs an id_token for an audience, valid for five minutes. */
export async function signIdToken(claims: JWTPayload, { audience }: { audience: string }): Promise<string> {
  const { kid, key } = await getSigningKey();
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, iss: environment.SITE_URL, aud: audience, iat: now, exp: now + TOKEN_SECONDS })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(key);
}

interface SigningKey {
  kid: string;
  key: CryptoKey;
}

/** Returns the newest key that still signs. When there is none, makes one: keys rotate by themselves. */
async function getSigningKey(): Promise<SigningKey> {
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

async function findUsableKey(database: Pick<pg.Pool, 'query'>): Promise<SigningKey | undefined> {
  for (const { kid, private_jwe: encrypted } of await findKeys(database, SIGNING_DAYS)) {
    const key = await decryptKey(encrypted);
    if (key !== undefined) return { kid, key };
  }
  return undefined;
}

async function findKeys(database: Pick<pg.Pool, 'query'>, days: number) {
  const { rows } = await database.query(
    `select kid, public_jwk, private_jwe from learning_key
     where created_at > now() - make_interval(days => $1) order by created_at desc`,
    [days],
  );
  return z.array(rowSchema).parse(rows);
}

async function createKey(database: Pick<pg.Pool, 'query'>): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const kid = randomBytes(12).toString('base64url');
  const encrypted = await new CompactEncrypt(Buffer.from(JSON.stringify(await exportJWK(privateKey))))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(getEncryptionKey());
  await database.query('insert into learning_key (kid, public_jwk, private_jwe) values ($1, $2, $3)', [
    kid,
    publicJwkSchema.parse(await exportJWK(publicKey)),
    encrypted,
  ]);
  return { kid, key: privateKey };
}

/** Returns undefined for a key that was kept under another PAYLOAD_SECRET. */
async function decryptKey(encrypted: string): Promise<CryptoKey | undefined> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, getEncryptionKey());
    const jwk = privateJwkSchema.parse(JSON.parse(Buffer.from(plaintext).toString()));
    const key = await importJWK(jwk, 'RS256');
    return key instanceof Uint8Array ? undefined : key;
  } catch {
    // The site's secret has changed: this key cannot sign any more, and the next one is made.
    return undefined;
  }
}

/** The database alone, or a copy of it, must not be enough to sign launches. */
function getEncryptionKey(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', 'learning signing keys', 32));
}
