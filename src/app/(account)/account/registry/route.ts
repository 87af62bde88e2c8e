import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerRegistry, forSignedIn } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** The person's access to the product registry. */
export const GET = forSignedIn(answerRegistry);
