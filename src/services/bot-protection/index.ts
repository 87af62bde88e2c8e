import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';
import { ProofOfWork } from './proof-of-work';
import { DelayChallenge } from './delay-challenge';
import { RecaptchaClient } from './recaptcha';
import { hasConsumedProof, type SingleUseProof, recordConsumedProof } from './proof-store';

export { DELAY_SECONDS } from './delay-challenge';
export { RecaptchaClient } from './recaptcha';
export type { SingleUseProof } from './proof-store';

/** Proofs of work that browsers compute while a visitor fills in a form. */
export const proofOfWork = new ProofOfWork(environment.PAYLOAD_SECRET);

/** Tickets for browsers that cannot compute proofs. */
export const delayChallenge = new DelayChallenge(environment.PAYLOAD_SECRET);

const { BOT_SITE_KEY, BOT_SECRET_KEY, BOT_URL, SITE_URL } = environment;

/** What a browser needs to request a score. */
export interface RecaptchaConfig {
  script: string;
  siteKey: string;
}

/** Undefined when reCAPTCHA is not configured. */
export const recaptchaConfig: RecaptchaConfig | undefined =
  BOT_SITE_KEY === undefined ? undefined : { script: `${BOT_URL}/api.js?render=explicit`, siteKey: BOT_SITE_KEY };

/** Scores whether a visitor is human; undefined when reCAPTCHA is not configured. */
export const recaptchaClient: RecaptchaClient | undefined =
  BOT_SECRET_KEY === undefined
    ? undefined
    : new RecaptchaClient({ url: BOT_URL, secretKey: BOT_SECRET_KEY, hostname: new URL(SITE_URL).hostname });

/**
 * Consumes a proof for a submission, of which only a hash is stored.
 * @returns whether the proof was not used for anything else
 * @throws when Postgres doesn't respond
 */
export function consumeProof(proof: SingleUseProof, usedFor: string): Promise<boolean> {
  return recordConsumedProof(getSitePool(), proof, usedFor);
}

/**
 * Returns whether a proof was already consumed for this submission.
 * @throws when Postgres doesn't respond
 */
export function isProofConsumedFor(id: string, usedFor: string): Promise<boolean> {
  return hasConsumedProof(getSitePool(), id, usedFor);
}
