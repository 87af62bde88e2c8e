import { createHash } from 'node:crypto';
import { type FormDefinition, formatRetryDelay, scoreVisitor, type SubmittedValues } from '@/modules/forms';
import { environment } from '@/platform/environment';
import { getClientIp } from '@/platform/client-ip';
import { DELAY_SECONDS, delayChallenge, proofOfWork, type SingleUseProof, consumeProof } from '@/services/bot-protection';
import { type RateLimitResult, checkQuota, consumeQuota } from '@/services/rate-limit';

/** What decides whether a submission is taken. */
export interface GuardedSubmission {
  request: Request;
  form: FormDefinition;
  /** Everything that was sent as text, the site's own fields too. */
  sent: SubmittedValues;
}

/** How much is known of who has sent something that is taken: whether their browser has shown that a person uses it. */
export type SenderTrust = 'verified' | 'unverified';

/** Why a submission is not taken, in words for the person, and with what it may be sent again. */
export interface GuardRejection {
  status: 403 | 429 | 503;
  message: string;
  /** A ticket that goes back with the form. */
  ticket?: string;
  retryAfterSeconds?: number;
}

/** What Google’s script calls its token. */
const SCORE_FIELD = 'g-recaptcha-response';

const HOUR_S = 60 * 60;
const FORM_QUOTA = { name: 'forms', most: environment.FORMS_PER_HOUR, seconds: HOUR_S };
/** Who proves nothing but patience, or is doubted by the service that scores visitors, may send fewer. */
const UNVERIFIED_FORM_QUOTA = {
  name: 'unverified forms',
  most: Math.max(1, Math.floor(environment.FORMS_PER_HOUR / 6)),
  seconds: HOUR_S,
};

const DATABASE_DOWN_MESSAGE = 'We cannot take forms at the moment. What you typed is still here: send it again in a few minutes.';

/**
 * Whether a submission that is otherwise good may be kept: nothing stands in the field that people do not see, not too
 * many came from the same network, and there is a proof that the sender's browser has worked, or somebody has waited.
 * Where a service scores visitors, a good score is enough; a bad one leads to the proof of work, or to patience, so that a
 * person always gets through.
 * @returns who has sent it when it may, else the status to answer with and a sentence for the person
 */
export async function guardSubmission({ request, form, sent }: GuardedSubmission): Promise<SenderTrust | GuardRejection> {
  if (environment.BOT_PROTECTION === 'off') return 'unverified';
  const address = getClientIp(request);
  const again = (message: string, ticket = delayChallenge.issueTicket(form.key)): GuardRejection => ({
    status: 403,
    message,
    ticket,
  });
  try {
    const allowance = await consumeQuota(FORM_QUOTA, address);
    if (!allowance.allowed) return createQuotaRejection(allowance);
    if (getText(sent, 'website') !== '')
      return again(
        `Something has filled in a field that is not for people, perhaps an extension of your browser. It is empty again: wait ${DELAY_SECONDS} seconds, and press the button once more.`,
      );
    const usedFor = hashSubmission(form, sent);
    const score = await scoreVisitor({ request, form: form.key, token: getText(sent, SCORE_FIELD), usedFor });
    if (score === 'good') return 'verified';
    const checked = await checkProof(form, sent);
    if ('refused' in checked) return again(checked.refused, checked.ticket);
    if (!(await consumeProof(checked.proof, usedFor)))
      return again(
        `The proof that came with this form was used for another one. Wait ${DELAY_SECONDS} seconds, and press the button once more.`,
      );
    if (!checked.isPatience && score === 'unknown') return 'verified';
    const unverified = await consumeQuota(UNVERIFIED_FORM_QUOTA, address);
    return unverified.allowed ? 'unverified' : createQuotaRejection(unverified);
  } catch (error) {
    console.error('forms: the guard cannot ask the database:', error instanceof Error ? error.message : error);
    return { status: 503, message: DATABASE_DOWN_MESSAGE };
  }
}

/** Asked before a body is read: the refusal when this network has sent as many forms as it may. Postgres away is no refusal here. */
export async function findExhaustedQuota(request: Request): Promise<GuardRejection | undefined> {
  if (environment.BOT_PROTECTION === 'off') return undefined;
  try {
    const allowance = await checkQuota(FORM_QUOTA, getClientIp(request));
    return allowance.allowed ? undefined : createQuotaRejection(allowance);
  } catch (error) {
    console.error('forms: the rate limit cannot be read:', error instanceof Error ? error.message : error);
    return undefined;
  }
}

type ProofCheck = { proof: SingleUseProof; isPatience: boolean } | { refused: string; ticket?: string };

/** The proof of a browser that runs scripts, or else the ticket of one that does not. */
async function checkProof(form: FormDefinition, sent: SubmittedValues): Promise<ProofCheck> {
  const work = getText(sent, 'altcha');
  if (work !== '') {
    const checked = await proofOfWork.verify(work);
    if (checked.outcome === 'good') return { proof: checked, isPatience: false };
    const why = checked.outcome === 'expired' ? 'has become too old' : 'is none of ours';
    return {
      refused: `The proof that came with this form ${why}. Wait ${DELAY_SECONDS} seconds, and press the button once more.`,
    };
  }
  const ticket = getText(sent, 'proof');
  if (ticket === '')
    return {
      refused: `No script of this page has run in your browser, so nothing shows us that you are a person. One more step, then: wait ${DELAY_SECONDS} seconds, and press the button once more.${getFileHint(form)}`,
    };
  const checked = delayChallenge.verifyTicket(ticket, form.key);
  if (checked.outcome === 'good') return { proof: checked, isPatience: true };
  if (checked.outcome === 'early')
    return {
      ticket,
      refused: `That was quick. Wait ${DELAY_SECONDS} seconds, and press the button once more.${getFileHint(form)}`,
    };
  return {
    refused: `This form has been open for more than an hour. Wait ${DELAY_SECONDS} seconds, and press the button once more.${getFileHint(form)}`,
  };
}

function getFileHint({ fields }: FormDefinition): string {
  return fields.some(({ kind }) => kind === 'file') ? ' A file must be chosen again.' : '';
}

function createQuotaRejection({ retryAfterSeconds }: Extract<RateLimitResult, { allowed: false }>): GuardRejection {
  return {
    status: 429,
    message: `Too many forms have come from your network in the last hour, so this one was not taken. What you typed is still here: send it again ${formatRetryDelay(retryAfterSeconds)}.`,
    retryAfterSeconds,
  };
}

function getText(sent: SubmittedValues, name: string): string {
  return sent[name]?.[0] ?? '';
}

/** What was sent, without its proof: the same form sent again is the same. */
function hashSubmission({ key }: FormDefinition, sent: SubmittedValues): string {
  const values = Object.entries(sent)
    .filter(([name]) => !['altcha', 'proof', 'website', SCORE_FIELD].includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, values]))
    .digest('base64url');
}
