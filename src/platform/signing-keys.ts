import { hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import type pg from 'pg';
import { z } from 'zod';
import { runInPoolTransaction } from './database/transaction';
import { environment } from './environment';
import { getSitePool } from './site-database';

/** The signature algorithm of all keys (RFC 7518, section 3.3). */
export const SIGNING_ALGORITHM = 'RS256';

const publicJwkSchema = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const rowSchema = z.object({ kid: z.string(), public_jwk: publicJwkSchema, private_jwe: z.string() });
const privateJwkSchema = z.looseObject({ kty: z.literal('RSA'), d: z.string() });

/** A published key, as a JSON Web Key (RFC 7517). */
type PublishedKey = z.infer<typeof publicJwkSchema> & { kid: string; alg: string; use: string };

interface SigningKey {
  kid: string;
  key: CryptoKey;
}

interface KeyStoreOptions {
  /** The table with the keys: `kid`, `public_jwk`, `private_jwe` and `created_at`. */
  readonly table: 'learning_key' | 'credential_keys';
  /** ID of the advisory lock that keeps two instances from creating a key at once. */
  readonly lock: number;
  /** Sets the encryption of these keys apart from that of others. It must never change. */
  readonly label: string;
  /** How long a key signs; without it, permanently. */
  readonly signingDays?: number;
  /** How long a key stays published; without it, permanently. */
  readonly publishedDays?: number;
}

/** Signing keys, stored in Postgres. They are created when first needed and rotated automatically. */
interface KeyStore {
  /** Returns the public keys that verify signatures. Creates the first key if there is none. */
  getPublishedKeys: () => Promise<PublishedKey[]>;
  /** Returns the newest signing key, and creates one when there is none. */
  getSigningKey: () => Promise<SigningKey>;
}

/** Creates the client of the keys in one table. Private keys are encrypted: a copy of the database alone can't sign. */
export function createKeyStore({ table, lock, label, signingDays, publishedDays }: KeyStoreOptions): KeyStore {
  const getEncryptionKey = () => new Uint8Array(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', label, 32));

  async function findKeys(database: Pick<pg.Pool, 'query'>, days: number | undefined) {
    const { rows } = await database.query(
      `select kid, public_jwk, private_jwe from ${table}
       where $1::integer is null or created_at > now() - make_interval(days => $1) order by created_at desc`,
      [days ?? null],
    );
    return z.array(rowSchema).parse(rows);
  }

  async function findUsableKey(database: Pick<pg.Pool, 'query'>): Promise<SigningKey | undefined> {
    for (const { kid, private_jwe: encrypted } of await findKeys(database, signingDays)) {
      const key = await decryptKey(encrypted, getEncryptionKey());
      if (key !== undefined) return { kid, key };
    }
    return undefined;
  }

  async function createKey(database: Pick<pg.Pool, 'query'>): Promise<SigningKey> {
    const { publicKey, privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 });
    const kid = randomBytes(12).toString('hex');
    const encrypted = await new CompactEncrypt(Buffer.from(JSON.stringify(await exportJWK(privateKey))))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(getEncryptionKey());
    await database.query(`insert into ${table} (kid, public_jwk, private_jwe) values ($1, $2, $3)`, [
      kid,
      publicJwkSchema.parse(await exportJWK(publicKey)),
      encrypted,
    ]);
    return { kid, key: privateKey };
  }

  async function getSigningKey(): Promise<SigningKey> {
    const known = await findUsableKey(getSitePool());
    if (known !== undefined) return known;
    return runInPoolTransaction(getSitePool(), async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [lock]);
      return (await findUsableKey(client)) ?? createKey(client);
    });
  }

  return {
    getSigningKey,
    getPublishedKeys: async () => {
      await getSigningKey();
      const rows = await findKeys(getSitePool(), publishedDays);
      return rows.map(({ kid, public_jwk: jwk }) => ({ ...jwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' }));
    },
  };
}

/** Returns undefined for a key that was encrypted with another PAYLOAD_SECRET: it stays published, and a new one is created. */
async function decryptKey(encrypted: string, encryptionKey: Uint8Array): Promise<CryptoKey | undefined> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, encryptionKey);
    const jwk = privateJwkSchema.parse(JSON.parse(Buffer.from(plaintext).toString()));
    const key = await importJWK(jwk, SIGNING_ALGORITHM);
    return key instanceof Uint8Array ? undefined : key;
  } catch {
    // The site's secret has changed.
    return undefined;
  }
}
