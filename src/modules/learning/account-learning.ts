import { learningStepRequestSchema } from './progress/progress-schemas';
import { getProgress, isLearningStep, completeStep, type StepResult, reopenStep } from './account-progress';
import { type AuthenticatedRequest, createErrorResponse, createPrivateResponse, readJson } from '@/modules/account/server';

/** GET /account/learning: the completed steps and the paths that have been started. */
export async function handleProgressRead({ person }: AuthenticatedRequest): Promise<Response> {
  return createPrivateResponse(await getProgress(person.subject));
}

/** PUT /account/learning: marks a step as done. */
export async function handleStepCompletion(authenticated: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(authenticated);
  if (step === undefined) return createInvalidRequestResponse();
  if (!(await isLearningStep(step)))
    return createErrorResponse(404, { error: 'not_found', message: 'This is no longer a step of a learning path.' });
  return createStepResponse(await completeStep(authenticated.person.subject, step));
}

/** DELETE /account/learning: marks a step as not done. */
export async function handleStepReopening(authenticated: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(authenticated);
  return step === undefined
    ? createInvalidRequestResponse()
    : createStepResponse(await reopenStep(authenticated.person.subject, step));
}

async function parseStep({ request }: AuthenticatedRequest): Promise<string | undefined> {
  const body = await readJson(request);
  return learningStepRequestSchema.safeParse(body).data?.step;
}

function createStepResponse(result: StepResult): Response {
  if (result.outcome === 'changed') return createPrivateResponse(result.progress);
  return createErrorResponse(409, {
    error: 'invalid_request',
    message: 'The learning platform has reported this step as done, so it stays done.',
  });
}

function createInvalidRequestResponse(): Response {
  return createErrorResponse(400, {
    error: 'invalid_request',
    message: 'Specify a step: {"step": "/docs/configure/memory"}.',
  });
}
