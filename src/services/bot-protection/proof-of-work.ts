import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** How much time a visitor has from first touching a form, or from the last attempt, to submitting it. */
export const CHALLENGE_SECONDS = 20 * 60;

/*
 * The cost of a proof: up to 1,000 keys of 1,000 rounds each. A phone needs well below a second, while the visitor is
 * typing; ten thousand forms cost a machine an hour. Issuing and verifying one costs the server one key and three
 * hashes.
 */
const PBKDF2_ROUNDS = 1_000;
const COUNTER_MIN = 500;
const COUNTER_MAX = 1_000;
/** A proof is about 700 characters. */
const PROOF_LENGTH_MAX = 4_000;

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
  solution: z.object({ counter: z.number().int().min(0).max(COUNTER_MAX), derivedKey: z.string() }),
});

/** The result of verifying a proof: valid for a single use under its id, or invalid with the reason. */
type ProofResult = { outcome: 'good'; id: string; endsAt: Date } | { outcome: 'expired' | 'forged' };

/** Issues and verifies proof-of-work challenges (ALTCHA, protocol version 2). */
export class ProofOfWork {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  /** @param secret of the site, from which the signing keys are derived */
  constructor(secret: string) {
    const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.#secrets = {
      hmacSignatureSecret: derived('proof of work: challenge'),
      hmacKeySignatureSecret: derived('proof of work: key'),
    };
  }

  /** Issues a challenge for a browser. It is signed, so nothing is stored. */
  issueChallenge(now = new Date()): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: PBKDF2_ROUNDS,
      counter: randomInt(COUNTER_MIN, COUNTER_MAX + 1),
      expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
      deriveKey,
      ...this.#secrets,
    });
  }

  /** Verifies that a text solves an unexpired challenge of this site. It may have been used before. */
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
  if (text.length > PROOF_LENGTH_MAX) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
