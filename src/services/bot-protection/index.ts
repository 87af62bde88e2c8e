import { environment } from '@/platform/environment';
import { getSitePool } from '@/platform/site-database';
import { ProofOfWork } from './proof-of-work';
import { DelayChallenge } from './delay-challenge';
import { RecaptchaClient } from './recaptcha';
import { isProofUsedFor, type SingleUseProof, recordProofUse } from './proof-store';

export { DELAY_SECONDS } from './delay-challenge';
export { type TokenResult, RecaptchaClient } from './recaptcha';
export type { SingleUseProof } from './proof-store';

/** Proofs that browsers make while a form is filled in. */
export const proofOfWork = new ProofOfWork(environment.PAYLOAD_SECRET);

/** Tickets for those that cannot. */
export const delayChallenge = new DelayChallenge(environment.PAYLOAD_SECRET);

const { BOT_SITE_KEY, BOT_SECRET_KEY, BOT_URL, SITE_URL } = environment;

/** What a browser needs to have its owner scored. */
export interface RecaptchaConfig {
  script: string;
  siteKey: string;
}

/** Undefined when none is configured. */
export const recaptchaConfig: RecaptchaConfig | undefined =
  BOT_SITE_KEY === undefined ? undefined : { script: `${BOT_URL}/api.js?render=explicit`, siteKey: BOT_SITE_KEY };

/** Says by a score whether somebody is a person; undefined when none is configured. */
export const recaptchaClient: RecaptchaClient | undefined =
  BOT_SECRET_KEY === undefined
    ? undefined
    : new RecaptchaClient({ url: BOT_URL, secretKey: BOT_SECRET_KEY, hostname: new URL(SITE_URL).hostname });

/**
 * Uses a proof up for what was sent with it, of which a hash is kept.
 * @returns whether it was not used for anything else
 * @throws when Postgres does not answer
 */
export function consumeProof(proof: SingleUseProof, usedFor: string): Promise<boolean> {
  return recordProofUse(getSitePool(), proof, usedFor);
}

/**
 * Whether a proof was used up for this already.
 * @throws when Postgres does not answer
 */
export function isProofConsumedFor(id: string, usedFor: string): Promise<boolean> {
  return isProofUsedFor(getSitePool(), id, usedFor);
}
