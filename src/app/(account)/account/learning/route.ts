import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerLearning, forSignedIn, markStepDone, markStepOpen } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** How far the person has come on learning paths. */
export const GET = forSignedIn(answerLearning);
export const PUT = forSignedIn(markStepDone);
export const DELETE = forSignedIn(markStepOpen);
