import { z } from 'zod';
import {
  validateForm,
  getContactEmail,
  findCurrentDefinition,
  type FieldError,
  type FormDefinition,
  isRejected,
  createPlainCopy,
  createPlainRejection,
  sanitizeText,
  readUploadedFile,
  type FormRejection,
  type UploadedFile,
  type SubmittedValues,
  getTextFields,
  withFormPost,
} from '@/modules/forms';
import { requestSubscription } from '@/modules/newsletter/server';
import { NEWSLETTER_FORM, getTopicsByLabel } from '@/cms/core/newsletter-topics';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { getPayloadClient } from '@/modules/payload-client';
import { createFormResponse } from './form-response';
import { findExhaustedQuota, type GuardRejection, guardSubmission } from './guard-submission';
import { saveSubmission, type Submission } from './save-submission';

/** Most characters of a field that are shown again; what is longer is no text that somebody typed. */
const REDISPLAY_CHARACTERS_MAX = 20_000;
const NO_SUCH_FORM = 'There is no such form any more. The contact page has the other ways to reach us.';
const formKeySchema = z.string().regex(/^[a-z0-9-]{1,100}$/);
const ATTEMPT = /^[0-9a-f-]{36}$/;

/** What was sent, and where its form stands. */
interface FormContext {
  request: Request;
  page: string;
  key: string;
}

/**
 * Takes what a form has sent: reads it within limits, checks it by the form's definition, asks the guard, keeps it, and
 * leads to the page that thanks. Every refusal shows the form again, with what was typed.
 * @param page address of the page that the form stands on
 */
export async function handleFormPost(request: Request, page: string): Promise<Response> {
  const key = formKeySchema.safeParse(new URL(request.url).searchParams.get('form'));
  if (!key.success) return createPlainRejection(NO_SUCH_FORM, 404);
  const place: FormContext = { request, page, key: key.data };
  const exhausted = await findExhaustedQuota(request);
  if (exhausted !== undefined)
    return withFormPost(
      request,
      (read) => reject(place, { ...exhausted, texts: read instanceof FormData ? getTextFields(read) : read.texts }),
      { bytes: SMALL_BODY_BYTES },
    );
  return withFormPost(request, (read) => (isRejected(read) ? rejectUnread(place, read) : processForm(place, read)));
}

async function processForm({ request, page, key }: FormContext, read: FormData): Promise<Response> {
  const sent = getTextFields(read);
  const { definition, databaseIsAway } = await findCurrentDefinition(key);
  if (definition === undefined) {
    return databaseIsAway ? createPlainCopy(getFallbackMessage(), sent, 503) : createPlainRejection(NO_SUCH_FORM, 404);
  }
  const again = (status: number, problems: readonly FieldError[], notice?: string) =>
    createFormResponse(page, definition, { values: getRedisplayValues(definition, sent), problems, notice }, status);
  if (databaseIsAway) return again(503, [], getFallbackMessage());

  const checked = validateForm(definition, sent);
  const files = await readFiles(definition, read);
  const problems = sortByField(definition, [...(checked.ok ? [] : checked.problems), ...files.problems]);
  if (!checked.ok || problems.length > 0) return again(422, problems);
  const sender = await guardSubmission({ request, form: definition, sent });
  if (typeof sender === 'object') return createRejectionResponse(page, definition, sent, sender);
  try {
    const location =
      definition.key === NEWSLETTER_FORM
        ? await startSubscription(definition, sent, checked.values, page)
        : await saveWithReference({
            form: definition,
            values: checked.values,
            files: files.files,
            attempt: getAttempt(sent),
            page,
            sender,
          });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(`forms: an entry of ${definition.key} could not be kept:`, error instanceof Error ? error.message : error);
    return again(503, [], getFallbackMessage());
  }
}

/** @returns the address that thanks, with the reference number */
async function saveWithReference(submission: Submission): Promise<string> {
  return `${submission.form.thankYou}/${await saveSubmission(submission)}`;
}

/** What the browser called this time of filling in the form; empty when it did not, or not as our script does. */
function getAttempt(sent: SubmittedValues): string {
  const attempt = sent['attempt']?.[0] ?? '';
  return ATTEMPT.test(attempt) ? attempt : '';
}

/** Who subscribes makes no entry: nothing is told to anybody before the address is confirmed. @returns the address that says so, the same for all */
async function startSubscription(
  { thankYou, keepDays }: FormDefinition,
  sent: SubmittedValues,
  { email = '' }: Record<string, string>,
  page: string,
): Promise<string> {
  await requestSubscription(await getPayloadClient(), { email, topics: getTopicsByLabel(sent['topics'] ?? []), page, keepDays });
  return thankYou;
}

/** The form comes back with everything that was typed and, where that helps, with what it can be sent again by. */
async function createRejectionResponse(
  page: string,
  definition: FormDefinition,
  sent: SubmittedValues,
  { status, message, ticket, retryAfterSeconds }: GuardRejection,
): Promise<Response> {
  const values = { ...getRedisplayValues(definition, sent), ...(ticket === undefined ? {} : { proof: [ticket] }) };
  return withRetryAfter(
    await createFormResponse(page, definition, { values, problems: [], notice: message }, status),
    retryAfterSeconds,
  );
}

function withRetryAfter(answer: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) answer.headers.set('retry-after', String(seconds));
  return answer;
}

/** What was not read to its end is given back in a plain page: many of these may have to be answered at once. */
async function rejectUnread(place: FormContext, refused: FormRejection): Promise<Response> {
  if (![408, 429, 503].includes(refused.status)) return reject(place, refused);
  return withRetryAfter(await createPlainCopy(refused.message, refused.texts ?? {}, refused.status), refused.retryAfterSeconds);
}

/** Something that is no form, or too much: the form is shown with what could be read of it. */
async function reject(
  { page, key }: FormContext,
  { status, message, texts = {}, retryAfterSeconds }: FormRejection,
): Promise<Response> {
  if (status === 403 || status === 415) return createPlainRejection(message, status);
  const { definition } = await findCurrentDefinition(key);
  const answer = await (definition === undefined
    ? createPlainCopy(message, texts, status)
    : createFormResponse(
        page,
        definition,
        { values: getRedisplayValues(definition, texts), problems: [], notice: message },
        status,
      ));
  return withRetryAfter(answer, retryAfterSeconds);
}

/** What to say when the database is away. */
function getFallbackMessage(): string {
  const address = getContactEmail();
  const mail = address === undefined ? 'or answer any mail that you have from us' : `or write to ${address}`;
  return `We cannot keep anything at the moment, so this was not sent. What you typed is still here: send it again in a few minutes, ${mail}.`;
}

async function readFiles(
  definition: FormDefinition,
  read: FormData,
): Promise<{ files: { field: string; file: UploadedFile }[]; problems: FieldError[] }> {
  const files: { field: string; file: UploadedFile }[] = [];
  const problems: FieldError[] = [];
  for (const { name, kind, required, label } of definition.fields) {
    if (kind !== 'file') continue;
    const file = await readUploadedFile(read.get(name));
    if (typeof file === 'string') problems.push({ name, message: file });
    else if (file !== undefined) files.push({ field: name, file });
    else if (required) problems.push({ name, message: `Choose a file for “${label}”.` });
  }
  return { files, problems };
}

function sortByField({ fields }: FormDefinition, problems: readonly FieldError[]): FieldError[] {
  return fields.flatMap(({ name }) => problems.filter((problem) => problem.name === name));
}

/** Only what the form has fields for, without what nobody types. */
function getRedisplayValues({ fields }: FormDefinition, sent: SubmittedValues): SubmittedValues {
  const names = [...fields.map(({ name }) => name), 'attempt', 'proof'];
  return Object.fromEntries(
    names.flatMap((name) =>
      sent[name] ? [[name, sent[name].slice(0, 50).map((value) => sanitizeText(value.slice(0, REDISPLAY_CHARACTERS_MAX)))]] : [],
    ),
  );
}
