import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerTrials, forSignedIn } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** The trials of the person. */
export const GET = forSignedIn(answerTrials);
