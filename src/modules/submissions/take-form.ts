import { z } from 'zod';
import { checkForm, contactAddress, definitionNow, type FieldProblem, type FormDefinition, isRefused, plainCopy, plainRefusal, plainText, readSentFile, type Refused, type SentFile, type SentValues, textsOf, withFormPost } from '@/modules/forms';
import { askToSubscribe } from '@/modules/newsletter/server';
import { NEWSLETTER_FORM, topicsWithLabels } from '@/cms/core/newsletter-topics';
import { SMALL_BODY_BYTES } from '@/platform/body-budget';
import { payload } from '@/modules/payload';
import { answerWithForm } from './answer-form';
import { exhaustedAllowance, type GuardRefusal, guardSubmission } from './guard-submission';
import { keepEntry, type Submission } from './keep-entry';

/** Most characters of a field that are shown again; what is longer is no text that somebody typed. */
const SHOWN_AGAIN_MAX = 20_000;
const NO_SUCH_FORM = 'There is no such form any more. The contact page has the other ways to reach us.';
const formKey = z.string().regex(/^[a-z0-9-]{1,100}$/);
const ATTEMPT = /^[0-9a-f-]{36}$/;

/** What was sent, and where its form stands. */
interface FormPlace {
  request: Request;
  page: string;
  key: string;
}

/**
 * Takes what a form has sent: reads it within limits, checks it by the form's definition, asks the guard, keeps it, and
 * leads to the page that thanks. Every refusal shows the form again, with what was typed.
 * @param page address of the page that the form stands on
 */
export async function takeForm(request: Request, page: string): Promise<Response> {
  const key = formKey.safeParse(new URL(request.url).searchParams.get('form'));
  if (!key.success) return plainRefusal(NO_SUCH_FORM, 404);
  const place: FormPlace = { request, page, key: key.data };
  const exhausted = await exhaustedAllowance(request);
  if (exhausted !== undefined) return withFormPost(request, (read) => refuse(place, { ...exhausted, texts: read instanceof FormData ? textsOf(read) : read.texts }), { bytes: SMALL_BODY_BYTES });
  return withFormPost(request, (read) => (isRefused(read) ? refuseUnread(place, read) : take(place, read)));
}

async function take({ request, page, key }: FormPlace, read: FormData): Promise<Response> {
  const sent = textsOf(read);
  const { definition, databaseIsAway } = await definitionNow(key);
  if (definition === undefined) {
    return databaseIsAway ? plainCopy(otherWay(), sent, 503) : plainRefusal(NO_SUCH_FORM, 404);
  }
  const again = (status: number, problems: readonly FieldProblem[], notice?: string) => answerWithForm(page, definition, { values: shownAgain(definition, sent), problems, notice }, status);
  if (databaseIsAway) return again(503, [], otherWay());

  const checked = checkForm(definition, sent);
  const files = await filesOf(definition, read);
  const problems = inOrder(definition, [...(checked.ok ? [] : checked.problems), ...files.problems]);
  if (!checked.ok || problems.length > 0) return again(422, problems);
  const sender = await guardSubmission({ request, form: definition, sent });
  if (typeof sender === 'object') return answerRefused(page, definition, sent, sender);
  try {
    const location = definition.key === NEWSLETTER_FORM ? await keepSubscription(definition, sent, checked.values, page) : await keepWithReference({ form: definition, values: checked.values, files: files.files, attempt: attemptIn(sent), page, sender });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(`forms: an entry of ${definition.key} could not be kept:`, error instanceof Error ? error.message : error);
    return again(503, [], otherWay());
  }
}

/** @returns the address that thanks, with the reference number */
async function keepWithReference(submission: Submission): Promise<string> {
  return `${submission.form.thankYou}/${await keepEntry(submission)}`;
}

/** What the browser called this time of filling in the form; empty when it did not, or not as our script does. */
function attemptIn(sent: SentValues): string {
  const attempt = sent['attempt']?.[0] ?? '';
  return ATTEMPT.test(attempt) ? attempt : '';
}

/** Who subscribes makes no entry: nothing is told to anybody before the address is confirmed. @returns the address that says so, the same for all */
async function keepSubscription({ thankYou, keepDays }: FormDefinition, sent: SentValues, { email = '' }: Record<string, string>, page: string): Promise<string> {
  await askToSubscribe(await payload(), { email, topics: topicsWithLabels(sent['topics'] ?? []), page, keepDays });
  return thankYou;
}

/** The form comes back with everything that was typed and, where that helps, with what it can be sent again by. */
async function answerRefused(page: string, definition: FormDefinition, sent: SentValues, { status, message, ticket, retryAfterSeconds }: GuardRefusal): Promise<Response> {
  const values = { ...shownAgain(definition, sent), ...(ticket === undefined ? {} : { proof: [ticket] }) };
  return withRetryAfter(await answerWithForm(page, definition, { values, problems: [], notice: message }, status), retryAfterSeconds);
}

function withRetryAfter(answer: Response, seconds: number | undefined): Response {
  if (seconds !== undefined) answer.headers.set('retry-after', String(seconds));
  return answer;
}

/** What was not read to its end is given back in a plain page: many of these may have to be answered at once. */
async function refuseUnread(place: FormPlace, refused: Refused): Promise<Response> {
  if (![408, 429, 503].includes(refused.status)) return refuse(place, refused);
  return withRetryAfter(await plainCopy(refused.message, refused.texts ?? {}, refused.status), refused.retryAfterSeconds);
}

/** Something that is no form, or too much: the form is shown with what could be read of it. */
async function refuse({ page, key }: FormPlace, { status, message, texts = {}, retryAfterSeconds }: Refused): Promise<Response> {
  if (status === 403 || status === 415) return plainRefusal(message, status);
  const { definition } = await definitionNow(key);
  const answer = await (definition === undefined ? plainCopy(message, texts, status) : answerWithForm(page, definition, { values: shownAgain(definition, texts), problems: [], notice: message }, status));
  return withRetryAfter(answer, retryAfterSeconds);
}

/** What to say when the database is away. */
function otherWay(): string {
  const address = contactAddress();
  const mail = address === undefined ? 'or answer any mail that you have from us' : `or write to ${address}`;
  return `We cannot keep anything at the moment, so this was not sent. What you typed is still here: send it again in a few minutes, ${mail}.`;
}

async function filesOf(definition: FormDefinition, read: FormData): Promise<{ files: { field: string; file: SentFile }[]; problems: FieldProblem[] }> {
  const files: { field: string; file: SentFile }[] = [];
  const problems: FieldProblem[] = [];
  for (const { name, kind, required, label } of definition.fields) {
    if (kind !== 'file') continue;
    const file = await readSentFile(read.get(name));
    if (typeof file === 'string') problems.push({ name, message: file });
    else if (file !== undefined) files.push({ field: name, file });
    else if (required) problems.push({ name, message: `Choose a file for “${label}”.` });
  }
  return { files, problems };
}

function inOrder({ fields }: FormDefinition, problems: readonly FieldProblem[]): FieldProblem[] {
  return fields.flatMap(({ name }) => problems.filter((problem) => problem.name === name));
}

/** Only what the form has fields for, without what nobody types. */
function shownAgain({ fields }: FormDefinition, sent: SentValues): SentValues {
  const names = [...fields.map(({ name }) => name), 'attempt', 'proof'];
  return Object.fromEntries(names.flatMap((name) => (sent[name] ? [[name, sent[name].slice(0, 50).map((value) => plainText(value.slice(0, SHOWN_AGAIN_MAX)))]] : [])));
}
