import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { getLearningProgress, completeStep, reopenStep } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's progress on learning paths. */
export const GET = withAuth(getLearningProgress);
export const PUT = withAuth(completeStep);
export const DELETE = withAuth(reopenStep);
