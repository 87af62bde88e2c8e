import { COMPLETED_STEPS_MAX, learningStepRequestSchema } from './progress/progress-schemas';
import { getProgress, isLearningStep, completeStep, type StepResult, reopenStep } from './account-progress';
import {
  type AuthenticatedRequest,
  createConflictResponse,
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  readBody,
} from '@/modules/account/server';

const STEP_MISSING = 'Specify a step: {"step": "/docs/configure/memory"}.';
const FULL =
  `An account can have ${COMPLETED_STEPS_MAX.toLocaleString('en-US')} completed steps, and yours has them. ` +
  'This step isn’t marked; the others stay marked. Remove the mark of another step, and try again.';

/** GET /account/learning: the completed steps and the paths that have been started. */
export async function handleProgressRead({ person }: AuthenticatedRequest): Promise<Response> {
  return createPrivateResponse(await getProgress(person.subject));
}

/** PUT /account/learning: marks a step as done. */
export async function handleStepCompletion(authenticated: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(authenticated);
  if (step === undefined) return createInvalidRequestResponse(STEP_MISSING);
  if (!(await isLearningStep(step)))
    return createErrorResponse(404, { error: 'not_found', message: 'This is no longer a step of a learning path.' });
  return createStepResponse(await completeStep(authenticated.person.subject, step));
}

/** DELETE /account/learning: marks a step as not done. */
export async function handleStepReopening(authenticated: AuthenticatedRequest): Promise<Response> {
  const step = await parseStep(authenticated);
  return step === undefined
    ? createInvalidRequestResponse(STEP_MISSING)
    : createStepResponse(await reopenStep(authenticated.person.subject, step));
}

async function parseStep({ request }: AuthenticatedRequest): Promise<string | undefined> {
  return (await readBody(request, learningStepRequestSchema))?.step;
}

function createStepResponse(result: StepResult): Response {
  switch (result.outcome) {
    case 'changed':
      return createPrivateResponse(result.progress);
    case 'reported':
      return createConflictResponse('The learning platform has reported this step as done, so it stays done.');
    case 'full':
      return createConflictResponse(FULL);
  }
}
