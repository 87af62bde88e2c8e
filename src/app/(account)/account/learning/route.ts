import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn } from '@/modules/account/server';
import { answerLearning, markStepDone, markStepOpen } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** How far the person has come on learning paths. */
export const GET = forSignedIn(answerLearning);
export const PUT = forSignedIn(markStepDone);
export const DELETE = forSignedIn(markStepOpen);
