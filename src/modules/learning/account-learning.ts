import { learningStepRequestSchema } from './progress/progress';
import { isStep, markStep, getProgress } from '.';
import { type AuthenticatedRequest, createErrorResponse, createUpstreamResponse } from '@/modules/account/server';

const SUBJECT_LABEL = 'Your progress';

/** GET /account/learning: the completed steps and the paths that have been started. */
export async function getLearningProgress({ person }: AuthenticatedRequest): Promise<Response> {
  return createUpstreamResponse(SUBJECT_LABEL, await getProgress(person.subject));
}

/** PUT /account/learning: marks a step as done. */
export async function completeStep(asked: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(asked);
  if (step === undefined) return createInvalidRequestResponse();
  if (!(await isStep(step)))
    return createErrorResponse(404, { error: 'not_found', message: 'This is not a step of a learning path any more.' });
  return createUpstreamResponse(SUBJECT_LABEL, await markStep(asked.person.subject, step, true));
}

/** DELETE /account/learning: marks a step as not done. */
export async function reopenStep(asked: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(asked);
  return step === undefined
    ? createInvalidRequestResponse()
    : createUpstreamResponse(SUBJECT_LABEL, await markStep(asked.person.subject, step, false));
}

async function parseStep({ request }: AuthenticatedRequest): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  return learningStepRequestSchema.safeParse(body).data?.step;
}

function createInvalidRequestResponse(): Response {
  return createErrorResponse(400, {
    error: 'invalid_request',
    message: 'A step must be named, as {"step": "/docs/configure/memory"}.',
  });
}
