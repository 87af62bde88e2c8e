import { environment } from '@/platform/environment';
import { getClientIp } from '@/platform/client-ip';
import { proofOfWork } from '@/services/bot-protection';
import { lookUpCountry } from '@/services/geo-ip';
import { type RateLimitResult, consumeQuota } from '@/services/rate-limit';
import { preloadForms } from './definitions';
import { getScoreOffer } from './visitor-score';

/** Enough for every form that may be sent, with second thoughts. */
const CHALLENGE_QUOTA = { name: 'challenges', most: 4 * environment.FORMS_PER_HOUR, seconds: 60 * 60 };

/**
 * GET /forms/challenge: a task for the browser of somebody who has begun to fill in a form, in which country they seem to
 * be, and by what they may be scored.
 */
export async function handleChallenge(request: Request): Promise<Response> {
  const allowance = await checkChallengeQuota(request);
  if (!allowance.allowed)
    return Response.json(
      { message: 'Too many challenges were asked for from this network. Try again later.' },
      { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': String(allowance.retryAfterSeconds) } },
    );
  const [challenge, country, score] = await Promise.all([
    proofOfWork.issueChallenge(),
    lookUpCountry(getClientIp(request)),
    getScoreOffer(request),
    preloadForms(),
  ]);
  return Response.json({ ...challenge, country, score }, { headers: { 'cache-control': 'no-store' } });
}

/** While the database is away a challenge does no harm: a form cannot be taken then either. */
async function checkChallengeQuota(request: Request): Promise<RateLimitResult> {
  try {
    return await consumeQuota(CHALLENGE_QUOTA, getClientIp(request));
  } catch {
    return { allowed: true };
  }
}
