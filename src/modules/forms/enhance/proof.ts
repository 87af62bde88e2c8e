import { solveChallengeWorkers } from 'altcha-lib';
import * as z from 'zod/mini';
import { scoreOfferSchema } from './score';

/*
 * A proof of work, made while somebody fills in a form: the site gives a task, a worker solves it within a fraction of a
 * second, and the form is sent with the solution (ALTCHA). The person sees nothing of it. Where it cannot be made, the
 * form is sent without, and the site asks for a little patience instead.
 */

const CHALLENGE = '/forms/challenge';
const WORKER = '/forms/proof-worker.js';
/** A proof is good for twenty minutes; an old one is made anew before that. */
const PROOF_TTL_MS = 15 * 60_000;
const TIME_LIMIT_MS = 20_000;

/** In which country the visitor seems to be, and by what they may be scored: the site says it along with the task. */
const visitorSchema = z.object({
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  score: z.optional(scoreOfferSchema),
});
type Visitor = z.infer<typeof visitorSchema>;

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

let pendingProof: { at: number; proof: Promise<string | undefined> } | undefined;

/**
 * Begins to make a proof for the next form that is sent.
 * @param onVisitor told what the site knows of the visitor
 */
export function startProof(onVisitor: (known: Visitor) => void = () => undefined): void {
  pendingProof = { at: performance.now(), proof: solveChallenge(onVisitor) };
}

/** The proof to send with a form, each one once; undefined where none can be made. */
export async function getProof(): Promise<string | undefined> {
  if (pendingProof === undefined || performance.now() - pendingProof.at > PROOF_TTL_MS) startProof();
  return pendingProof?.proof;
}

async function solveChallenge(onVisitor: (known: Visitor) => void): Promise<string | undefined> {
  try {
    const answer = await fetch(CHALLENGE, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!answer.ok) return undefined;
    const said: unknown = await answer.json();
    const given = challengeSchema.parse(said);
    onVisitor(visitorSchema.parse(said));
    const solution = await solveChallengeWorkers({
      challenge: given,
      concurrency: 2,
      createWorker: () => new Worker(WORKER),
      timeout: TIME_LIMIT_MS,
    });
    return solution === null ? undefined : btoa(JSON.stringify({ challenge: given, solution }));
  } catch {
    // No workers, no cryptography (a site without TLS), or no answer.
    return undefined;
  }
}
