import { HOUR_SECONDS } from '@/platform/durations';
import { environment } from '@/platform/environment';
import { getClientIp } from '@/platform/client-ip';
import { proofOfWork } from '@/services/bot-protection';
import { findCountry } from '@/services/geo-ip';
import { type RateLimitResult, consumeQuota } from '@/services/rate-limit';
import { preloadForms } from './definitions';
import { getScoringConfig } from './visitor-score';

/** Enough for every form that may be sent, with several attempts each. */
const CHALLENGE_QUOTA = { name: 'challenges', limit: 4 * environment.FORMS_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * GET /forms/challenge: a challenge for a browser in which someone has started to fill in a form, with the visitor's
 * probable country and the scoring service that may be used.
 */
export async function handleChallenge(request: Request): Promise<Response> {
  const allowance = await checkChallengeQuota(request);
  if (!allowance.allowed)
    return Response.json(
      { message: 'Too many challenges were requested from this network. Try again later.' },
      { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': String(allowance.retryAfterSeconds) } },
    );
  const [challenge, country, score] = await Promise.all([
    proofOfWork.issueChallenge(),
    findCountry(getClientIp(request)),
    getScoringConfig(request),
    preloadForms(),
  ]);
  return Response.json({ ...challenge, country, score }, { headers: { 'cache-control': 'no-store' } });
}

/** A challenge is harmless while the database is down, since no form can be accepted then either. */
async function checkChallengeQuota(request: Request): Promise<RateLimitResult> {
  try {
    return await consumeQuota(CHALLENGE_QUOTA, getClientIp(request));
  } catch {
    return { allowed: true };
  }
}
