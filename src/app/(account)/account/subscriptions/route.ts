import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerSubscriptions, forSignedIn } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** What the person's company has bought. */
export const GET = forSignedIn(answerSubscriptions);
