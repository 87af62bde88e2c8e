import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleProgressRead, handleStepCompletion, handleStepReopening } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's progress on learning paths. */
export const GET = withAuth(handleProgressRead);
export const PUT = withAuth(handleStepCompletion);
export const DELETE = withAuth(handleStepReopening);
