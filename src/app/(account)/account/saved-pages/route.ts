import '@payload-config'; // First, so that all routes share the chunk with it.
import { answerSavedPages, forSignedIn, removePage, savePage } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** The pages that the person saved to read later. */
export const GET = forSignedIn(answerSavedPages);
export const PUT = forSignedIn(savePage);
export const DELETE = forSignedIn(removePage);
