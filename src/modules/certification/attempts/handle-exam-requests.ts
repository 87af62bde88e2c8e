import { createLocalReq } from 'payload';
import { z } from 'zod';
import { getPayloadClient } from '@/modules/payload-client';
import { getErrorReason } from '@/platform/error-reason';
import { escapeHtml } from '@/platform/escape-markup';
import { buildFallbackPage, FALLBACK_PAGE_HEADERS } from '@/platform/fallback-page';
import { redirectTo } from '@/platform/redirect-to';
import { readLimitedText } from '@/platform/limited-text';
import { isSameOriginRequest } from '@/platform/same-origin';
import { saveAnswer, type SentAnswer } from './answers';
import type { SavedAnswerResult, examClockSchema } from '../exam';
import { readExamKeyHash } from './exam-key';
import { buildQuestionPath, EXAM_PATHS } from '../exam-paths';
import { findExam } from './exam-view';
import { finishAttempt } from './finish-attempt';

const BODY_MAX = 4096;
const QUESTIONS_MAX = 200;

const integerSchema = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const answerSchema = z.object({
  position: integerSchema.refine((position) => position >= 1 && position <= QUESTIONS_MAX),
  revision: integerSchema,
  choice: z.array(integerSchema).max(6),
  flagged: z.boolean(),
  go: z.enum(['previous', 'next', 'review']).catch('next'),
});

const STATUS: Readonly<Record<SavedAnswerResult['outcome'], number>> = {
  saved: 200,
  conflict: 409,
  invalid: 400,
  over: 410,
  unknown: 404,
};

/**
 * POST /training/exam/answer: saves an answer. A script gets JSON; a form is redirected to the next question, or back to
 * the same one with the reason when nothing was saved.
 */
export const handleAnswer = withOutagePage(
  'Your answer isn’t saved yet, because our database isn’t responding. Your earlier answers are safe. ' +
    'Go back, and press the button again in a few seconds.',
  saveSentAnswer,
);

async function saveSentAnswer(request: Request): Promise<Response> {
  // The cookie alone is not enough: a form of another site could answer for a person.
  if (!isSameOriginRequest(request)) return createForbiddenResponse();
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json');
  const form = await readForm(request);
  const sent = answerSchema.safeParse({
    position: form.get('position'),
    revision: form.get('revision'),
    choice: form.getAll('choice'),
    flagged: form.has('flagged'),
    go: form.get('go'),
  }).data;
  const result = await save(request, sent);
  if (wantsJson) return Response.json(result, { status: STATUS[result.outcome], headers: { 'cache-control': 'no-store' } });
  return redirectTo(getNextPath(result, sent));
}

async function save(request: Request, sent: SentAnswer | undefined): Promise<SavedAnswerResult> {
  const keyHash = readExamKeyHash(request);
  if (keyHash === undefined) return { outcome: 'unknown' };
  if (sent === undefined) return { outcome: 'invalid' };
  return saveAnswer(await createLocalReq({}, await getPayloadClient()), keyHash, sent);
}

function getNextPath({ outcome }: SavedAnswerResult, sent: z.infer<typeof answerSchema> | undefined): string {
  if (outcome === 'unknown') return EXAM_PATHS.start;
  if (outcome === 'over') return EXAM_PATHS.result;
  if (sent === undefined) return EXAM_PATHS.review;
  if (outcome !== 'saved') return `${buildQuestionPath(sent.position)}?problem=${outcome}`;
  if (sent.go === 'review') return EXAM_PATHS.review;
  // The page of a question that doesn't exist shows the review list.
  return buildQuestionPath(Math.max(1, sent.position + (sent.go === 'next' ? 1 : -1)));
}

/** POST /training/exam/submit: ends the exam. Sending it again shows the result again. */
export const handleSubmit = withOutagePage(
  'Your exam isn’t submitted yet, because our database isn’t responding. Your saved answers are safe. ' +
    'Go back, and submit it again in a few seconds. When its time is over, it is submitted automatically.',
  submitExam,
);

async function submitExam(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request)) return createForbiddenResponse();
  const keyHash = readExamKeyHash(request);
  const exam = keyHash === undefined ? undefined : await findExam(keyHash);
  if (exam === undefined) return redirectTo(EXAM_PATHS.start);
  await finishAttempt(await createLocalReq({}, await getPayloadClient()), exam.id, 'handed-in');
  return redirectTo(EXAM_PATHS.result);
}

/** GET /training/exam/clock: the seconds that are left, for a page that was offline or was opened a while ago. */
export async function handleClock(request: Request): Promise<Response> {
  const keyHash = readExamKeyHash(request);
  const exam = keyHash === undefined ? undefined : await findExam(keyHash);
  const secondsLeft = exam?.isRunning === true ? exam.secondsLeft : 0;
  return Response.json({ secondsLeft } satisfies z.infer<typeof examClockSchema>, { headers: { 'cache-control': 'no-store' } });
}

/** Wraps a handler so that a candidate learns what is saved when Postgres is unavailable, in the middle of an exam. */
function withOutagePage(message: string, handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    try {
      return await handle(request);
    } catch (error) {
      console.error(`exams: nothing could be saved: ${getErrorReason(error)}`);
      const page = buildFallbackPage('Not saved yet', `<p>${escapeHtml(message)}</p>`);
      return new Response(page, { status: 503, headers: { ...FALLBACK_PAGE_HEADERS, 'retry-after': '5' } });
    }
  };
}

/** Reads a form; one that is longer than an answer can be has no fields. */
async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readLimitedText(request, BODY_MAX));
}

function createForbiddenResponse(): Response {
  return new Response('Exams can be answered only on this site. Nothing was changed.\n', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
