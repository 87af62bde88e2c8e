import { createHash } from 'node:crypto';
import { z } from 'zod';
import { requestExternalApi } from '@/services/external-api';
import type { SingleUseProof } from './proof-store';

/** From this score on the service takes somebody for a person; it is the one that Google advises to begin with. */
const MIN_SCORE = 0.5;
/** So long is a token good at Google. */
const TOKEN_TTL_SECONDS = 120;
/** So much may two clocks differ. */
const LEEWAY_SECONDS = 30;
/** Tokens have up to about 2,500 characters. */
const MAX_TOKEN_LENGTH = 8_000;
/** A visitor waits for it. */
const TIME_LIMIT_MS = 2_000;
/** So long is nothing asked of a service that did not answer: the next visitors do not wait as well. */
const BACKOFF_MS = 30_000;
/** What it says when it is we who ask wrongly. */
const CONFIGURATION_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** What the service answers (developers.google.com/recaptcha/docs/v3, “Site Verify Response”). */
const verificationSchema = z.discriminatedUnion('success', [
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
export interface TokenContext {
  action: string;
  /** Address of the visitor, if it is known. */
  clientIp?: string;
}

/** What a token is worth: it is good once, under its id; or it does not speak for a person; or nobody can say. */
export type TokenResult = ({ outcome: 'good' } & SingleUseProof) | { outcome: 'doubtful' | 'unknown' };

interface RecaptchaOptions {
  /** Address of the service, without a slash at its end. */
  url: string;
  secretKey: string;
  /** Host of this site: a token of another one is none of ours. */
  hostname: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** A service that says by a score how likely it is that somebody is a person (reCAPTCHA v3). */
export class RecaptchaClient {
  readonly #options: RecaptchaOptions;
  #backOffUntil = 0;

  constructor(options: RecaptchaOptions) {
    this.#options = options;
  }

  /** Under which id a token is remembered. */
  static getTokenId(token: string): string {
    return `score:${createHash('sha256').update(token).digest('base64url')}`;
  }

  /**
   * Asks what a token is worth. The service knows a token for two minutes and answers once. Never throws: a service that is
   * away, slow, or makes no sense is unknown, with a line in the log, and is left alone for half a minute.
   */
  async verify(token: string, { action, clientIp: address }: TokenContext, now = new Date()): Promise<TokenResult> {
    if (token.length > MAX_TOKEN_LENGTH) return { outcome: 'doubtful' };
    if (now.getTime() < this.#backOffUntil) return { outcome: 'unknown' };
    const { url, secretKey, hostname, timeLimitMs = TIME_LIMIT_MS } = this.#options;
    const form = new URLSearchParams({
      secret: secretKey,
      response: token,
      ...(address === undefined ? {} : { remoteip: address }),
    });
    const asked = await requestExternalApi({
      system: 'reCAPTCHA',
      url: `${url}/api/siteverify`,
      method: 'POST',
      headers: {},
      body: form,
      schema: verificationSchema,
      timeLimitMs,
    });
    if (asked.outcome !== 'answered') return this.#backOff(now);
    if (!asked.answer.success) {
      const mistakes = asked.answer['error-codes'].filter((code) => CONFIGURATION_ERRORS.has(code));
      if (mistakes.length === 0) return { outcome: 'doubtful' };
      console.error(
        `reCAPTCHA: it refuses what we ask: ${mistakes.join(', ')}. Compare BOT_SECRET_KEY with the key in its console.`,
      );
      return this.#backOff(now);
    }
    const { score, action: madeFor, hostname: madeOn, challenge_ts: madeAt } = asked.answer;
    const age = (now.getTime() - Date.parse(madeAt)) / 1000;
    const isOurs =
      madeFor === action && madeOn === hostname && age <= TOKEN_TTL_SECONDS + LEEWAY_SECONDS && age >= -LEEWAY_SECONDS;
    if (!isOurs || score < MIN_SCORE) return { outcome: 'doubtful' };
    return {
      outcome: 'good',
      id: RecaptchaClient.getTokenId(token),
      endsAt: new Date(Date.parse(madeAt) + (TOKEN_TTL_SECONDS + LEEWAY_SECONDS) * 1000),
    };
  }

  #backOff(now: Date): TokenResult {
    this.#backOffUntil = now.getTime() + BACKOFF_MS;
    return { outcome: 'unknown' };
  }
}
