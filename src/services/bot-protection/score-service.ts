import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askSystem } from '@/services/outside-system';
import type { SingleProof } from './used-proofs';

/** From this score on the service takes somebody for a person; it is the one that Google advises to begin with. */
const LEAST_SCORE = 0.5;
/** So long is a token good at Google. */
const TOKEN_SECONDS = 120;
/** So much may two clocks differ. */
const LEEWAY_SECONDS = 30;
/** Tokens have up to about 2,500 characters. */
const LONGEST_TOKEN = 8_000;
/** A visitor waits for it. */
const TIME_LIMIT_MS = 2_000;
/** So long is nothing asked of a service that did not answer: the next visitors do not wait as well. */
const PAUSE_MS = 30_000;
/** What it says when it is we who ask wrongly. */
const OUR_MISTAKES = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** What the service answers (developers.google.com/recaptcha/docs/v3, “Site Verify Response”). */
const verification = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    score: z.number().min(0).max(1),
    action: z.string(),
    hostname: z.string(),
    challenge_ts: z.iso.datetime({ offset: true }),
  }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).default([]) }),
]);

/** What a token must have been made for. */
export interface TokenPurpose {
  action: string;
  /** Address of the visitor, if it is known. */
  address?: string;
}

/** What a token is worth: it is good once, under its id; or it does not speak for a person; or nobody can say. */
export type CheckedToken = ({ outcome: 'good' } & SingleProof) | { outcome: 'doubtful' | 'unknown' };

interface ScoreServiceOptions {
  /** Address of the service, without a slash at its end. */
  url: string;
  secretKey: string;
  /** Host of this site: a token of another one is none of ours. */
  hostname: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** A service that says by a score how likely it is that somebody is a person (reCAPTCHA v3). */
export class ScoreService {
  readonly #options: ScoreServiceOptions;
  #pausedUntil = 0;

  constructor(options: ScoreServiceOptions) {
    this.#options = options;
  }

  /** Under which id a token is remembered. */
  static idOf(token: string): string {
    return `score:${createHash('sha256').update(token).digest('base64url')}`;
  }

  /**
   * Asks what a token is worth. The service knows a token for two minutes and answers once. Never throws: a service that is
   * away, slow, or makes no sense is unknown, with a line in the log, and is left alone for half a minute.
   */
  async check(token: string, { action, address }: TokenPurpose, now = new Date()): Promise<CheckedToken> {
    if (token.length > LONGEST_TOKEN) return { outcome: 'doubtful' };
    if (now.getTime() < this.#pausedUntil) return { outcome: 'unknown' };
    const { url, secretKey, hostname, timeLimitMs = TIME_LIMIT_MS } = this.#options;
    const form = new URLSearchParams({ secret: secretKey, response: token, ...(address === undefined ? {} : { remoteip: address }) });
    const asked = await askSystem({ system: 'reCAPTCHA', url: `${url}/api/siteverify`, method: 'POST', headers: {}, body: form, schema: verification, timeLimitMs });
    if (asked.outcome !== 'answered') return this.#pause(now);
    if (!asked.answer.success) {
      const mistakes = asked.answer['error-codes'].filter((code) => OUR_MISTAKES.has(code));
      if (mistakes.length === 0) return { outcome: 'doubtful' };
      console.error(`reCAPTCHA: it refuses what we ask: ${mistakes.join(', ')}. Compare BOT_SECRET_KEY with the key in its console.`);
      return this.#pause(now);
    }
    const { score, action: madeFor, hostname: madeOn, challenge_ts: madeAt } = asked.answer;
    const age = (now.getTime() - Date.parse(madeAt)) / 1000;
    const isOurs = madeFor === action && madeOn === hostname && age <= TOKEN_SECONDS + LEEWAY_SECONDS && age >= -LEEWAY_SECONDS;
    if (!isOurs || score < LEAST_SCORE) return { outcome: 'doubtful' };
    return { outcome: 'good', id: ScoreService.idOf(token), endsAt: new Date(Date.parse(madeAt) + (TOKEN_SECONDS + LEEWAY_SECONDS) * 1000) };
  }

  #pause(now: Date): CheckedToken {
    this.#pausedUntil = now.getTime() + PAUSE_MS;
    return { outcome: 'unknown' };
  }
}
