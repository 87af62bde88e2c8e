import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerProfile, forSignedIn } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** Who is signed in, as the server sees it. */
export const GET = forSignedIn(answerProfile);
