import { createHash } from 'node:crypto';
import { DAY_SECONDS, HOUR_SECONDS } from '@/platform/durations';
import { type FormDefinition, formatRetryDelay, scoreVisitor, type SubmittedValues, type UploadedFile } from '@/modules/forms';
import { environment } from '@/platform/environment';
import { getClientIp } from '@/platform/client-ip';
import { getErrorReason } from '@/platform/error-reason';
import { DELAY_SECONDS, delayChallenge, proofOfWork, type SingleUseProof, consumeProof } from '@/services/bot-protection';
import { type RateLimitResult, checkQuota, consumeQuota } from '@/services/rate-limit';

/** The input for the decision whether to accept a submission. */
interface GuardedSubmission {
  request: Request;
  form: FormDefinition;
  /** All submitted text values, including the site's own fields. */
  sent: SubmittedValues;
  files: readonly SentFile[];
}

interface SentFile {
  field: string;
  file: Pick<UploadedFile, 'content'>;
}

/** How far an accepted sender is trusted: whether their browser has shown that a person is using it. */
export type SenderTrust = 'verified' | 'unverified';

/** Why a submission is rejected, with a message for the visitor and, if needed, a ticket for sending it again. */
export interface GuardRejection {
  status: 403 | 429 | 503;
  message: string;
  /** A ticket to return with the form. */
  ticket?: string;
  retryAfterSeconds?: number;
}

/** The name that Google’s script gives its token. */
const SCORE_FIELD = 'g-recaptcha-response';

const FORM_QUOTA = { name: 'forms', limit: environment.FORMS_PER_HOUR, windowSeconds: HOUR_SECONDS };
/** A lower limit for senders who only waited, or whom the visitor scoring service distrusts. */
const UNVERIFIED_FORM_QUOTA = {
  name: 'unverified forms',
  limit: Math.max(1, Math.floor(environment.FORMS_PER_HOUR / 6)),
  windowSeconds: HOUR_SECONDS,
};

/**
 * With a file, a network may send as many forms in a day as others in an hour. They are stored in Postgres for months, and may have
 * 5 MB each, so with the limit above alone, one network could fill its disk within days.
 */
const FILE_QUOTA = { name: 'forms with files', limit: environment.FORMS_PER_HOUR, windowSeconds: DAY_SECONDS };

/**
 * How many forms may be shown again with error messages, which takes as long as rendering their page. Only those with errors count,
 * and only those are rejected, so no network is locked out by its mistakes.
 */
const RETURNED_FORM_QUOTA = { name: 'returned forms', limit: 10 * environment.FORMS_PER_HOUR, windowSeconds: HOUR_SECONDS };

const DATABASE_DOWN_MESSAGE = 'We can’t accept forms right now. What you typed is still here: send it again in a few minutes.';

/**
 * Decides whether to accept an otherwise valid submission: the honeypot field is empty, the network is within its
 * quotas, and the sender's browser has done a proof of work or the sender has waited. Where a scoring service is used, a
 * good score is enough. A bad one requires the proof of work or the wait, so that a person always gets through.
 * @returns the sender's trust level if accepted, otherwise the status and message of the rejection
 */
export async function guardSubmission(submission: GuardedSubmission): Promise<SenderTrust | GuardRejection> {
  if (environment.BOT_PROTECTION === 'off') return 'unverified';
  try {
    const trust = await checkSender(submission);
    return typeof trust === 'string' ? ((await findExhaustedFileQuota(submission)) ?? trust) : trust;
  } catch (error) {
    console.error('forms: the guard failed to query the database:', getErrorReason(error));
    return { status: 503, message: DATABASE_DOWN_MESSAGE };
  }
}

/** @throws when Postgres doesn't respond */
async function checkSender({ request, form, sent, files }: GuardedSubmission): Promise<SenderTrust | GuardRejection> {
  const address = getClientIp(request);
  const again = (message: string, ticket = delayChallenge.issueTicket(form.key)): GuardRejection => ({
    status: 403,
    message,
    ticket,
  });
  const allowance = await consumeQuota(FORM_QUOTA, address);
  if (!allowance.allowed) return createQuotaRejection(allowance);
  if (getText(sent, 'website') !== '')
    return again(
      'A hidden field was filled in, perhaps by a browser extension. ' +
        `It’s empty again: wait ${DELAY_SECONDS} seconds, and press the button once more.`,
    );
  const usedFor = hashSubmission(form, sent, files);
  const score = await scoreVisitor({ request, form: form.key, token: getText(sent, SCORE_FIELD), usedFor });
  if (score === 'good') return 'verified';
  const checked = await checkProof(form, sent);
  if ('refused' in checked) return again(checked.refused, checked.ticket);
  if (!(await consumeProof(checked.proof, usedFor)))
    return again(
      `The proof that came with this form was used for another one. Wait ${DELAY_SECONDS} seconds, and press the button once more.`,
    );
  if (!checked.isDelay && score === 'unknown') return 'verified';
  const unverified = await consumeQuota(UNVERIFIED_FORM_QUOTA, address);
  return unverified.allowed ? 'unverified' : createQuotaRejection(unverified);
}

/**
 * Counts a form with a file. Returns a rejection when the network has sent too many.
 * @throws when Postgres doesn't respond
 */
async function findExhaustedFileQuota({ request, files }: GuardedSubmission): Promise<GuardRejection | undefined> {
  if (files.length === 0) return undefined;
  const allowance = await consumeQuota(FILE_QUOTA, getClientIp(request));
  if (allowance.allowed) return undefined;
  return {
    status: 429,
    message:
      'Very many files were sent from your network in the last day, so this one wasn’t accepted. What you typed is still here: ' +
      'send it without the file, and send the file when we answer.',
    retryAfterSeconds: allowance.retryAfterSeconds,
  };
}

/**
 * Returns a rejection when this network has used up its quota. Called before the body is read. Doesn't reject when
 * Postgres is down.
 */
export async function findExhaustedQuota(request: Request): Promise<GuardRejection | undefined> {
  if (environment.BOT_PROTECTION === 'off') return undefined;
  try {
    const allowance = await checkQuota(FORM_QUOTA, getClientIp(request));
    return allowance.allowed ? undefined : createQuotaRejection(allowance);
  } catch (error) {
    console.error('forms: failed to read the rate limit:', getErrorReason(error));
    return undefined;
  }
}

/**
 * Counts a form with errors. Returns a rejection when the network has sent so many that this one isn't shown again. Doesn't reject
 * when Postgres is down.
 * @param problems what is wrong with the form
 */
export async function countReturnedForm(request: Request, problems: readonly string[]): Promise<GuardRejection | undefined> {
  if (environment.BOT_PROTECTION === 'off') return undefined;
  try {
    const allowance = await consumeQuota(RETURNED_FORM_QUOTA, getClientIp(request));
    if (allowance.allowed) return undefined;
    const message =
      'Very many forms with errors were sent from your network in the last hour, so we can’t show this one again. Go back, ' +
      `correct it, and send it again. ${problems.join(' ')}`;
    return { status: 429, message: message.trim(), retryAfterSeconds: allowance.retryAfterSeconds };
  } catch (error) {
    console.error('forms: failed to count a form with errors:', getErrorReason(error));
    return undefined;
  }
}

type ProofCheck = { proof: SingleUseProof; isDelay: boolean } | { refused: string; ticket?: string };

/** Checks the proof of work from a browser that runs scripts, or else the delay ticket from one that doesn't. */
async function checkProof(form: FormDefinition, sent: SubmittedValues): Promise<ProofCheck> {
  const work = getText(sent, 'altcha');
  if (work !== '') {
    const checked = await proofOfWork.verify(work);
    if (checked.outcome === 'good') return { proof: checked, isDelay: false };
    const why = checked.outcome === 'expired' ? 'has become too old' : 'wasn’t issued by this site';
    return {
      refused: `The proof that came with this form ${why}. Wait ${DELAY_SECONDS} seconds, and press the button once more.`,
    };
  }
  const ticket = getText(sent, 'proof');
  if (ticket === '')
    return {
      refused:
        'JavaScript didn’t run on this page, so we need one more step to know that you’re a person: ' +
        `wait ${DELAY_SECONDS} seconds, and press the button once more.${getFileHint(form)}`,
    };
  const checked = delayChallenge.verifyTicket(ticket, form.key);
  if (checked.outcome === 'good') return { proof: checked, isDelay: true };
  if (checked.outcome === 'early')
    return {
      ticket,
      refused: `That was quick. Wait ${DELAY_SECONDS} seconds, and press the button once more.${getFileHint(form)}`,
    };
  return {
    refused:
      `This form has been open for more than an hour. Wait ${DELAY_SECONDS} seconds, and press the button once ` +
      `more.${getFileHint(form)}`,
  };
}

function getFileHint({ fields }: FormDefinition): string {
  return fields.some(({ kind }) => kind === 'file') ? ' A file must be chosen again.' : '';
}

function createQuotaRejection({ retryAfterSeconds }: Extract<RateLimitResult, { allowed: false }>): GuardRejection {
  return {
    status: 429,
    message:
      'Too many forms were sent from your network in the last hour, so this one wasn’t accepted. ' +
      `What you typed is still here: send it again ${formatRetryDelay(retryAfterSeconds)}.`,
    retryAfterSeconds,
  };
}

function getText(sent: SubmittedValues, name: string): string {
  return sent[name]?.[0] ?? '';
}

/**
 * Hashes a submission without its proof, so that resending the same form gives the same hash. Its files count, too: otherwise, one
 * proof would be enough for any number of forms with the same text and another file.
 */
function hashSubmission({ key }: FormDefinition, sent: SubmittedValues, files: readonly SentFile[]): string {
  const values = Object.entries(sent)
    .filter(([name]) => !['altcha', 'proof', 'website', SCORE_FIELD].includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([key, values]));
  for (const { field, file } of files) hash.update(field).update(file.content);
  return hash.digest('base64url');
}
