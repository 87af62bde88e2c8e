import { z } from 'zod';
import {
  getSubmittedValues,
  getContactEmail,
  findCurrentDefinition,
  type FieldError,
  type FormDefinition,
  type FindSubjectTitles,
  type FormSubject,
  isFormRejection,
  createInputBackupPage,
  createRejectionPage,
  resolveSubjectFields,
  sanitizeText,
  type FormRejection,
  type SubmittedValues,
  getTextFields,
  processFormPost,
} from '@/modules/forms';
import { requestSubscription } from '@/modules/newsletter/server';
import { NEWSLETTER_FORM, getTopicsByLabel } from '@/cms/core/taxonomy/newsletter-topics';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { getPayloadClient } from '@/modules/payload-client';
import { getErrorReason } from '@/platform/error-reason';
import { redirectTo } from '@/platform/redirect-to';
import { checkForm } from './check-form';
import { createFormResponse } from './form-response';
import { countReturnedForm, findExhaustedQuota, type GuardRejection, guardSubmission } from './guard-submission';
import { buildTopicSelectionStep, isFooterSignup } from './footer-signup';
import { findRegisteredEntry, type RegisteredEntry } from './registered-entry';
import { saveSubmission, type Submission } from './save-submission';

/** The maximum number of characters of a field that are redisplayed. No one types more than that. */
const REDISPLAY_CHARACTERS_MAX = 20_000;
const NO_SUCH_FORM = 'This form is no longer available. The contact page has other ways to reach us.';
const NOT_OPEN =
  'What you want to register for isn’t on our site anymore, so we can’t register you. What you typed is still here.';
const formKeySchema = z.string().regex(/^[a-z0-9-]{1,100}$/);
const ATTEMPT = /^[0-9a-f-]{36}$/;

/** The form and its page. */
interface FormContext {
  request: Request;
  page: string;
  storedPage: string;
  key: string;
  entries: SubjectEntries;
}

/** The entries that forms can be about. */
interface SubjectEntries {
  /** Finds the entry at the end of a path, such as the webinar to register for. */
  findSubject: (definition: FormDefinition, view: readonly string[]) => Promise<FormSubject | undefined>;
  findTitles: FindSubjectTitles;
}

/**
 * Handles a form submission: reads it within limits, validates it against the form's definition, consults the guard,
 * saves it, and redirects to the thank-you page. Every rejection redisplays the form with the submitted values.
 * @param page path of the page with the form
 * @param storedPage the same for those who read the submission, without a secret that the path may have
 */
export async function handleFormPost(
  request: Request,
  { page, storedPage }: Pick<FormContext, 'page' | 'storedPage'>,
  entries: SubjectEntries,
): Promise<Response> {
  const key = formKeySchema.safeParse(new URL(request.url).searchParams.get('form'));
  if (!key.success) return createRejectionPage(NO_SUCH_FORM, 404);
  const place: FormContext = { request, page, storedPage, key: key.data, entries };
  const exhausted = await findExhaustedQuota(request);
  if (exhausted !== undefined)
    return processFormPost(
      request,
      async (read) => {
        const partialValues = read instanceof FormData ? getTextFields(read) : read.partialValues;
        const limited = await countReturnedForm(request, []);
        return limited === undefined
          ? reject(place, { ...exhausted, partialValues })
          : createBackupResponse(exhausted, partialValues);
      },
      { bytes: SMALL_BODY_BYTES },
    );
  return processFormPost(request, (read) => (isFormRejection(read) ? rejectUnread(place, read) : processForm(place, read)));
}

async function processForm(place: FormContext, read: FormData): Promise<Response> {
  const { request, page, key } = place;
  const texts = getTextFields(read);
  const { definition: stored, isDatabaseUnavailable } = await findCurrentDefinition(key);
  if (stored === undefined) {
    return isDatabaseUnavailable
      ? createInputBackupPage(getFallbackMessage(), texts, 503)
      : createRejectionPage(NO_SUCH_FORM, 404);
  }
  const { definition, subject } = await resolveForm(place, stored);
  // The URL determines the entry, whatever the field contains.
  const sent = subject ? { ...texts, [subject.field]: [subject.title] } : texts;
  const again = (status: number, problems: readonly FieldError[], notice?: string) =>
    createFormResponse({
      page,
      definition,
      state: { values: getRedisplayValues(definition, sent), problems, notice, subject },
      status,
    });
  if (isDatabaseUnavailable) return again(503, [], getFallbackMessage());
  const registered = await findRegistered(place, stored, sent);
  if (registered?.refusal !== undefined) return again(409, [], registered.refusal);

  const checked = await checkForm(definition, sent, read);
  if (!checked.ok || isFooterSignup(definition, sent)) {
    const problems = checked.ok ? [] : checked.problems;
    const messages = problems.map(({ message }) => message);
    const refused = await countReturnedForm(request, messages);
    if (refused !== undefined) return createBackupResponse(refused, getRedisplayValues(definition, sent));
    if (!isFooterSignup(definition, sent)) return again(422, problems);
    const step = buildTopicSelectionStep(definition, getRedisplayValues(definition, sent), problems);
    return createFormResponse({ page, definition, ...step });
  }
  const { values, files } = checked;
  const sender = await guardSubmission({ request, form: definition, sent, files });
  if (typeof sender === 'object') return createRejectionResponse({ page, definition, sent, subject }, sender);
  const submission: Submission = {
    form: definition,
    values,
    files,
    attempt: getAttempt(sent),
    page: place.storedPage,
    sender,
    registered,
  };
  try {
    const isSubscription = definition.key === NEWSLETTER_FORM;
    const location = isSubscription ? await startSubscription(submission, sent) : await saveWithReference(submission);
    if (location !== undefined) return redirectTo(location);
    return again(409, [], (await findRegistered(place, stored, sent))?.refusal ?? NOT_OPEN);
  } catch (error) {
    console.error(`forms: failed to save an entry of ${definition.key}:`, getErrorReason(error));
    return again(503, [], getFallbackMessage());
  }
}

/**
 * Saves the submission.
 * @returns the URL of the thank-you page, with the reference number; undefined when what it registers for isn’t open anymore
 */
async function saveWithReference(submission: Submission): Promise<string | undefined> {
  const reference = await saveSubmission(submission);
  return reference === undefined ? undefined : `${submission.form.thankYou}/${reference}`;
}

/** Finds what the form registers for. While the database is down, nothing is saved anyway. */
async function findRegistered(
  { page }: FormContext,
  form: FormDefinition,
  sent: SubmittedValues,
): Promise<RegisteredEntry | undefined> {
  const values = Object.fromEntries(
    form.fields.flatMap(({ name }) => getSubmittedValues(sent, name).map((value) => [name, value])),
  );
  try {
    return await findRegisteredEntry(await getPayloadClient(), { form, page, values });
  } catch (error) {
    console.error('forms: failed to find what a form registers for:', getErrorReason(error));
    return undefined;
  }
}

/**
 * Returns the browser's ID of this attempt to fill in the form. Empty when it is missing or not in our script's format.
 */
function getAttempt(sent: SubmittedValues): string {
  const attempt = sent['attempt']?.[0] ?? '';
  return ATTEMPT.test(attempt) ? attempt : '';
}

/**
 * Starts a newsletter subscription. It creates no form entry, because no one is notified before the address is
 * confirmed.
 * @returns the URL of the thank-you page, the same for everyone
 */
async function startSubscription({ form, values: { email = '' }, page }: Submission, sent: SubmittedValues): Promise<string> {
  const topics = getTopicsByLabel(sent['topics'] ?? []);
  await requestSubscription(await getPayloadClient(), { email, topics, page, keepDays: form.keepDays });
  return form.thankYou;
}

interface RejectedForm {
  page: string;
  definition: FormDefinition;
  sent: SubmittedValues;
  subject: FormSubject | undefined;
}

/**
 * Finds the entry in the page's URL, and the entries that the form offers. While the database is down, the form is shown
 * without them.
 */
async function resolveForm(
  { page, entries: { findSubject, findTitles } }: FormContext,
  stored: FormDefinition,
): Promise<{ definition: FormDefinition; subject: FormSubject | undefined }> {
  try {
    const subject = await findSubject(stored, page.split('/').slice(-2));
    return { subject, definition: await resolveSubjectFields(stored, subject, findTitles) };
  } catch (error) {
    console.error('forms: failed to find the entries of a form:', getErrorReason(error));
    return { subject: undefined, definition: await resolveSubjectFields(stored, undefined, () => Promise.resolve([])) };
  }
}

/** Redisplays the form with the submitted values and, if that helps, a ticket for sending it again. */
async function createRejectionResponse(
  { page, definition, sent, subject }: RejectedForm,
  { status, message, ticket, retryAfterSeconds }: GuardRejection,
): Promise<Response> {
  const values = { ...getRedisplayValues(definition, sent), ...(ticket === undefined ? {} : { proof: [ticket] }) };
  return withRetryAfter(
    await createFormResponse({ page, definition, state: { values, problems: [], notice: message, subject }, status }),
    retryAfterSeconds,
  );
}

function withRetryAfter(answer: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) answer.headers.set('retry-after', String(seconds));
  return answer;
}

/**
 * Rejects a body that wasn't read completely. After a timeout or under overload the response is a fallback page, because
 * many of these may have to be sent at once.
 */
async function rejectUnread(place: FormContext, refused: FormRejection): Promise<Response> {
  if ([408, 429, 503].includes(refused.status)) return createBackupResponse(refused, refused.partialValues);
  const limited = refused.status === 403 ? undefined : await countReturnedForm(place.request, [refused.message]);
  return limited === undefined ? reject(place, refused) : createBackupResponse(limited, refused.partialValues);
}

/** Rejects a form with a page that takes little time, and has what was typed. */
async function createBackupResponse(
  { message, status, retryAfterSeconds }: Pick<GuardRejection | FormRejection, 'message' | 'status' | 'retryAfterSeconds'>,
  values: SubmittedValues = {},
): Promise<Response> {
  return withRetryAfter(await createInputBackupPage(message, values, status), retryAfterSeconds);
}

/** Rejects an invalid or oversized submission, and redisplays the form with whatever could be read of it. */
async function reject(
  place: FormContext,
  { status, message, partialValues = {}, retryAfterSeconds }: FormRejection,
): Promise<Response> {
  const { page, key } = place;
  if (status === 403 || status === 415) return createRejectionPage(message, status);
  const { definition: stored } = await findCurrentDefinition(key);
  if (stored === undefined) return createBackupResponse({ message, status, retryAfterSeconds }, partialValues);
  const { definition, subject } = await resolveForm(place, stored);
  const state = { values: getRedisplayValues(definition, partialValues), problems: [], notice: message, subject };
  const answer = await createFormResponse({ page, definition, state, status });
  return withRetryAfter(answer, retryAfterSeconds);
}

/** Returns the message for when the database is down. */
function getFallbackMessage(): string {
  const address = getContactEmail();
  const mail = address === undefined ? 'or reply to any email you have from us' : `or write to ${address}`;
  return `We can’t save anything right now, so this wasn’t sent. What you typed is still here: send it again in a few minutes, ${mail}.`;
}

/** Keeps only the values of the form's visible fields, its attempt and its proof. */
function getRedisplayValues({ fields }: FormDefinition, sent: SubmittedValues): SubmittedValues {
  const names = [...fields.map(({ name }) => name), 'attempt', 'proof'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = getSubmittedValues(sent, name).slice(0, 50);
      return values.length > 0 ? [[name, values.map((value) => sanitizeText(value.slice(0, REDISPLAY_CHARACTERS_MAX)))]] : [];
    }),
  );
}
