import { getClientIp } from '@/platform/client-ip';
import {
  RecaptchaClient,
  recaptchaConfig,
  type RecaptchaConfig,
  recaptchaClient,
  consumeProof,
  isProofConsumedFor,
} from '@/services/bot-protection';
import { requestNeedsConsent, hasGlobalPrivacyControl } from '@/modules/privacy';

/** For what a token of a form is made: the service takes letters, digits, underscores and slashes only. */
export function getScoreAction(form: string): string {
  return form.replaceAll('-', '_');
}

/**
 * What the browser of a visitor may have its owner scored by. The service keeps something in browsers, so nobody gets it
 * whose law wants consent first, whose country is unknown, or whose browser declines: there the proof of work is enough.
 */
export async function getScoreOffer(request: Request): Promise<RecaptchaConfig | undefined> {
  if (recaptchaConfig === undefined || hasGlobalPrivacyControl(request) || (await requestNeedsConsent(request))) return undefined;
  return recaptchaConfig;
}

interface ScoreRequest {
  request: Request;
  form: string;
  /** What the browser has got from the service; empty when it has got none. */
  token: string;
  /** What was sent with it, as a hash. */
  usedFor: string;
}

/**
 * What the service thinks of who has sent a form: good; doubtful, as is a visitor without a token who was offered one; or
 * unknown, where there is no service, it is not for this visitor, or it does not answer.
 * @throws when Postgres does not answer
 */
export async function scoreVisitor({ request, form, token, usedFor }: ScoreRequest): Promise<'good' | 'doubtful' | 'unknown'> {
  if (recaptchaClient === undefined) return 'unknown';
  if (token === '') return (await getScoreOffer(request)) === undefined ? 'unknown' : 'doubtful';
  // The same form sent again: the service would answer that it knows the token already.
  if (await isProofConsumedFor(RecaptchaClient.getTokenId(token), usedFor)) return 'good';
  const checked = await recaptchaClient.verify(token, { action: getScoreAction(form), clientIp: getClientIp(request) });
  if (checked.outcome !== 'good') return checked.outcome;
  return (await consumeProof(checked, usedFor)) ? 'good' : 'doubtful';
}
