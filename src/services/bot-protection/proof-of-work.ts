import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** So long does a browser have from the first touch of a form, or its last try, to sending it. */
export const CHALLENGE_SECONDS = 20 * 60;

/*
 * What a proof costs: up to 1,000 keys of 1,000 rounds each, which takes a telephone well below a second while one types,
 * and makes ten thousand forms cost a machine an hour. Making and checking one cost the server one key and three hashes.
 */
const PBKDF2_ROUNDS = 1_000;
const MIN_COUNTER = 500;
const MAX_COUNTER = 1_000;
/** A proof is about 700 characters. */
const MAX_PROOF_LENGTH = 4_000;

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
      cost: z.literal(PBKDF2_ROUNDS),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number().positive(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().min(0).max(MAX_COUNTER), derivedKey: z.string() }),
});

/** What a proof is worth: it is good once, under its id, or it is not good, and why. */
export type ProofResult = { outcome: 'good'; id: string; endsAt: Date } | { outcome: 'expired' | 'forged' };

/** Makes proofs of work possible, and checks them (ALTCHA, version 2 of its protocol). */
export class ProofOfWork {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  /** @param secret of the site; those that sign are derived from it */
  constructor(secret: string) {
    const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.#secrets = {
      hmacSignatureSecret: derived('proof of work: challenge'),
      hmacKeySignatureSecret: derived('proof of work: key'),
    };
  }

  /** A task for a browser. Nothing of it is kept: it is signed. */
  issueChallenge(now = new Date()): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: PBKDF2_ROUNDS,
      counter: randomInt(MIN_COUNTER, MAX_COUNTER + 1),
      expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
      deriveKey,
      ...this.#secrets,
    });
  }

  /** Whether a text is the solution of a challenge of this site that is still good. It may have been used before. */
  async verify(text: string, now = new Date()): Promise<ProofResult> {
    const sent = parseProof(text);
    if (sent === undefined) return { outcome: 'forged' };
    const { challenge, solution } = sent;
    const { expiresAt, nonce } = challenge.parameters;
    const { verified } = await verifySolution({
      challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt } },
      solution,
      deriveKey,
      ...this.#secrets,
    }).catch(() => ({ verified: false }));
    const endsAt = new Date(expiresAt * 1000);
    if (endsAt <= now) return { outcome: 'expired' };
    return verified ? { outcome: 'good', id: `work:${nonce}`, endsAt } : { outcome: 'forged' };
  }
}

function parseProof(text: string): z.infer<typeof proofSchema> | undefined {
  if (text.length > MAX_PROOF_LENGTH) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
