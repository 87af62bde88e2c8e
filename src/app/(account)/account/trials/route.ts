import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn } from '@/modules/account/server';
import { answerTrials } from '@/modules/trials/routes';

export const dynamic = 'force-dynamic';

/** The trials of the person. */
export const GET = forSignedIn(answerTrials);
