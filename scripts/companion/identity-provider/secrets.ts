import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { StateFile } from '../state-file';

const secretsSchema = z.object({
  /** Private RSA keys as JWK; the first one signs. */
  signingKeys: z
    .array(z.looseObject({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256'), use: z.literal('sig') }))
    .min(1),
  /** Keys that sign the provider's cookies. */
  cookieKeys: z.array(z.string().min(24)).min(1),
});
export type ProviderSecrets = z.infer<typeof secretsSchema>;

/** Loads the keys of the local provider, created on its first start, so that tokens stay valid after a restart. */
export async function loadSecrets(folder: string): Promise<ProviderSecrets> {
  const fresh = await generateSecrets();
  return new StateFile(path.join(folder, 'secrets.json'), secretsSchema, () => fresh).state;
}

async function generateSecrets(): Promise<ProviderSecrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const key = await exportJWK(privateKey);
  const kid = randomBytes(8).toString('hex');
  return {
    signingKeys: [{ ...key, kty: 'RSA', kid, alg: 'RS256', use: 'sig' }],
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
}
