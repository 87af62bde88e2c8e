import { learningStepRequest } from './progress/progress';
import { isStep, markStep, progressOf } from '.';
import { type PersonalRequest, problemAnswer, systemAnswer } from '@/modules/account/server';

const WHAT = 'Your progress';

/** GET /account/learning: the steps that are done, and the paths that have been begun. */
export async function answerLearning({ person }: PersonalRequest): Promise<Response> {
  return systemAnswer(WHAT, await progressOf(person.subject));
}

/** PUT /account/learning: a step is done. */
export async function markStepDone(asked: PersonalRequest): Promise<Response> {
  const step = await askedStep(asked);
  if (step === undefined) return notOfThisForm();
  if (!(await isStep(step))) return problemAnswer(404, { error: 'not_found', message: 'This is not a step of a learning path any more.' });
  return systemAnswer(WHAT, await markStep(asked.person.subject, step, true));
}

/** DELETE /account/learning: a step is open again. */
export async function markStepOpen(asked: PersonalRequest): Promise<Response> {
  const step = await askedStep(asked);
  return step === undefined ? notOfThisForm() : systemAnswer(WHAT, await markStep(asked.person.subject, step, false));
}

async function askedStep({ request }: PersonalRequest): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  return learningStepRequest.safeParse(body).data?.step;
}

function notOfThisForm(): Response {
  return problemAnswer(400, { error: 'invalid_request', message: 'A step must be named, as {"step": "/docs/configure/memory"}.' });
}
