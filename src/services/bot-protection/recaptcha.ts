import { createHash } from 'node:crypto';
import { z } from 'zod';
import { requestExternalApi } from '@/services/external-api';
import type { SingleUseProof } from './proof-store';

/** The score from which a visitor counts as human; Google's recommended starting value. */
const SCORE_MIN = 0.5;
/** How long Google accepts a token. */
const TOKEN_TTL_SECONDS = 120;
/** Tolerated clock difference. */
const LEEWAY_SECONDS = 30;
/** Tokens have up to about 2,500 characters. */
const TOKEN_LENGTH_MAX = 8_000;
/** A visitor is waiting for it. */
const TIME_LIMIT_MS = 2_000;
/** After a failure, the service is not called for this long, so that the next visitors don't wait as well. */
const BACKOFF_MS = 30_000;
/** Error codes that mean our own request is wrong. */
const CONFIGURATION_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** The service's response (developers.google.com/recaptcha/docs/v3, “Site Verify Response”). */
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

/** What a token must have been issued for. */
interface TokenContext {
  action: string;
  /** IP address of the visitor, if known. */
  clientIp?: string;
}

/** The result of verifying a token: valid for a single use under its id, probably not human, or unknown. */
type TokenResult = ({ outcome: 'good' } & SingleUseProof) | { outcome: 'doubtful' | 'unknown' };

interface RecaptchaOptions {
  /** URL of the service, without a trailing slash. */
  url: string;
  secretKey: string;
  /** Host of this site; tokens of other sites are rejected. */
  hostname: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** A client of a service that scores how likely a visitor is human (reCAPTCHA v3). */
export class RecaptchaClient {
  readonly #options: RecaptchaOptions;
  /** By the monotonic clock: one that is set back must not prolong the pause. */
  #backOffUntil = 0;

  constructor(options: RecaptchaOptions) {
    this.#options = options;
  }

  /** Returns the id under which a token is remembered. */
  static getTokenId(token: string): string {
    return `score:${createHash('sha256').update(token).digest('base64url')}`;
  }

  /**
   * Verifies a token. The service keeps a token for two minutes and verifies it once. Never throws: if the service is
   * down, slow or returns an invalid response, the result is unknown, a line is logged, and the service is not called
   * for half a minute.
   */
  async verify(token: string, { action, clientIp }: TokenContext, now = new Date()): Promise<TokenResult> {
    if (token.length > TOKEN_LENGTH_MAX) return { outcome: 'doubtful' };
    if (performance.now() < this.#backOffUntil) return { outcome: 'unknown' };
    const { url, secretKey, hostname, timeLimitMs = TIME_LIMIT_MS } = this.#options;
    const form = new URLSearchParams({
      secret: secretKey,
      response: token,
      ...(clientIp === undefined ? {} : { remoteip: clientIp }),
    });
    const verification = await requestExternalApi({
      system: 'reCAPTCHA',
      url: `${url}/api/siteverify`,
      method: 'POST',
      headers: {},
      body: form,
      schema: verificationSchema,
      timeLimitMs,
    });
    if (verification.outcome !== 'answered') return this.#backOff();
    if (!verification.answer.success) {
      const mistakes = verification.answer['error-codes'].filter((code) => CONFIGURATION_ERRORS.has(code));
      if (mistakes.length === 0) return { outcome: 'doubtful' };
      console.error(
        `reCAPTCHA: our request was rejected: ${mistakes.join(', ')}. Compare BOT_SECRET_KEY with the key in its console.`,
      );
      return this.#backOff();
    }
    const { score, action: tokenAction, hostname: tokenHostname, challenge_ts: issuedAt } = verification.answer;
    const age = (now.getTime() - Date.parse(issuedAt)) / 1000;
    const isOurs =
      tokenAction === action && tokenHostname === hostname && age <= TOKEN_TTL_SECONDS + LEEWAY_SECONDS && age >= -LEEWAY_SECONDS;
    if (!isOurs || score < SCORE_MIN) return { outcome: 'doubtful' };
    return {
      outcome: 'good',
      id: RecaptchaClient.getTokenId(token),
      endsAt: new Date(Date.parse(issuedAt) + (TOKEN_TTL_SECONDS + LEEWAY_SECONDS) * 1000),
    };
  }

  #backOff(): TokenResult {
    this.#backOffUntil = performance.now() + BACKOFF_MS;
    return { outcome: 'unknown' };
  }
}
