import { solveChallengeWorkers } from 'altcha-lib';
import * as z from 'zod/mini';
import { scoringConfigSchema } from './score';

/*
 * Proof of work (ALTCHA), computed while the visitor fills in a form: the site sends a challenge, a worker solves it
 * within a fraction of a second, and the form is sent with the solution. The visitor sees nothing of it. Where no proof
 * can be computed, the form is sent without one, and the site asks the visitor to wait a little instead.
 */

const CHALLENGE = '/forms/challenge';
const WORKER = '/forms/proof-worker.js';
/** A proof is valid for twenty minutes and is replaced before it expires. */
const PROOF_TTL_MS = 15 * 60_000;
const TIME_LIMIT_MS = 20_000;

/** The visitor's probable country and the scoring service that may be used, sent along with the challenge. */
const visitorSchema = z.object({
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  score: z.optional(scoringConfigSchema),
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
 * Starts computing a proof for the next form that is sent.
 * @param onVisitor called with what the site knows about the visitor
 */
export function startProof(onVisitor: (known: Visitor) => void = () => undefined): void {
  pendingProof = { at: performance.now(), proof: solveChallenge(onVisitor) };
}

/** Returns the proof to send with a form; undefined where none can be computed, not even now. */
export async function getProof(): Promise<string | undefined> {
  if (!(await isUsable(pendingProof))) startProof();
  return pendingProof?.proof;
}

/** A proof that failed when the form was opened, as without a network, may succeed when it is sent. */
async function isUsable(started: typeof pendingProof): Promise<boolean> {
  if (started === undefined || performance.now() - started.at > PROOF_TTL_MS) return false;
  return (await started.proof) !== undefined;
}

async function solveChallenge(onVisitor: (known: Visitor) => void): Promise<string | undefined> {
  try {
    const response = await fetch(CHALLENGE, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    const given = challengeSchema.parse(body);
    onVisitor(visitorSchema.parse(body));
    const solution = await solveChallengeWorkers({
      challenge: given,
      concurrency: 2,
      createWorker: () => new Worker(WORKER),
      timeout: TIME_LIMIT_MS,
    });
    return solution === null ? undefined : btoa(JSON.stringify({ challenge: given, solution }));
  } catch {
    // No workers, no Web Crypto (a site without TLS), or no response.
    return undefined;
  }
}
