import { environment } from '@/platform/environment';
import { siteDatabase } from '@/platform/site-database';
import { ProofOfWork } from './challenge';
import { Patience } from './patience';
import { type SingleProof, useUp } from './used-proofs';

export { PATIENCE_SECONDS } from './patience';
export type { SingleProof } from './used-proofs';

/** Proofs that browsers make while a form is filled in. */
export const proofOfWork = new ProofOfWork(environment.PAYLOAD_SECRET);

/** Tickets for those that cannot. */
export const patience = new Patience(environment.PAYLOAD_SECRET);

/**
 * Uses a proof up for what was sent with it, of which a hash is kept.
 * @returns whether it was not used for anything else
 * @throws when Postgres does not answer
 */
export function useProof(proof: SingleProof, usedFor: string): Promise<boolean> {
  return useUp(siteDatabase(), proof, usedFor);
}
