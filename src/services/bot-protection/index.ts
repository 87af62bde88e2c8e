import { environment } from '@/platform/environment';
import { siteDatabase } from '@/platform/site-database';
import { ProofOfWork } from './challenge';
import { Patience } from './patience';
import { ScoreService } from './score-service';
import { isUsedFor, type SingleProof, useUp } from './used-proofs';

export { PATIENCE_SECONDS } from './patience';
export { type CheckedToken, ScoreService } from './score-service';
export type { SingleProof } from './used-proofs';

/** Proofs that browsers make while a form is filled in. */
export const proofOfWork = new ProofOfWork(environment.PAYLOAD_SECRET);

/** Tickets for those that cannot. */
export const patience = new Patience(environment.PAYLOAD_SECRET);

const { BOT_SITE_KEY, BOT_SECRET_KEY, BOT_URL, SITE_URL } = environment;

/** What a browser needs to have its owner scored. */
export interface ScoreOffer {
  script: string;
  siteKey: string;
}

/** Undefined when none is configured. */
export const scoreOffer: ScoreOffer | undefined = BOT_SITE_KEY === undefined ? undefined : { script: `${BOT_URL}/api.js?render=explicit`, siteKey: BOT_SITE_KEY };

/** Says by a score whether somebody is a person; undefined when none is configured. */
export const scoreService: ScoreService | undefined = BOT_SECRET_KEY === undefined ? undefined : new ScoreService({ url: BOT_URL, secretKey: BOT_SECRET_KEY, hostname: new URL(SITE_URL).hostname });

/**
 * Uses a proof up for what was sent with it, of which a hash is kept.
 * @returns whether it was not used for anything else
 * @throws when Postgres does not answer
 */
export function useProof(proof: SingleProof, usedFor: string): Promise<boolean> {
  return useUp(siteDatabase(), proof, usedFor);
}

/**
 * Whether a proof was used up for this already.
 * @throws when Postgres does not answer
 */
export function wasUsedFor(id: string, usedFor: string): Promise<boolean> {
  return isUsedFor(siteDatabase(), id, usedFor);
}
