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

/** Returns the action name of a form's token: the service accepts only letters, digits, underscores and slashes. */
export function getScoreAction(form: string): string {
  return form.replaceAll('-', '_');
}

/**
 * Returns the scoring service to offer to a visitor's browser. The service stores data in browsers, so it isn't offered
 * where the law requires prior consent, where the country is unknown, or where the browser declines; there, the proof
 * of work is enough.
 */
export async function getScoringConfig(request: Request): Promise<RecaptchaConfig | undefined> {
  if (recaptchaConfig === undefined || hasGlobalPrivacyControl(request) || (await requestNeedsConsent(request))) return undefined;
  return recaptchaConfig;
}

interface ScoreRequest {
  request: Request;
  form: string;
  /** The token that the browser got from the service; empty when it got none. */
  token: string;
  /** A hash of the submission the token is used for. */
  usedFor: string;
}

/**
 * Returns the service's verdict on the sender of a form: good; doubtful, as is a visitor without a token who was
 * offered one; or unknown, where there is no service, it isn't offered to this visitor, or it doesn't respond.
 * @throws when Postgres doesn't respond
 */
export async function scoreVisitor({ request, form, token, usedFor }: ScoreRequest): Promise<'good' | 'doubtful' | 'unknown'> {
  if (recaptchaClient === undefined) return 'unknown';
  if (token === '') return (await getScoringConfig(request)) === undefined ? 'unknown' : 'doubtful';
  // The same form was sent again; the service would reject the token as already used.
  if (await isProofConsumedFor(RecaptchaClient.getTokenId(token), usedFor)) return 'good';
  const checked = await recaptchaClient.verify(token, { action: getScoreAction(form), clientIp: getClientIp(request) });
  if (checked.outcome !== 'good') return checked.outcome;
  return (await consumeProof(checked, usedFor)) ? 'good' : 'doubtful';
}
