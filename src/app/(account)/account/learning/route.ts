import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getLearningProgress, completeStep, reopenStep } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** How far the person has come on learning paths. */
export const GET = withAuth(getLearningProgress);
export const PUT = withAuth(completeStep);
export const DELETE = withAuth(reopenStep);
