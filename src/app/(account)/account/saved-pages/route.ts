import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn } from '@/modules/account/server';
import { answerSavedPages, removePage, savePage } from '@/modules/saved-pages/routes';

export const dynamic = 'force-dynamic';

/** The pages that the person saved to read later. */
export const GET = forSignedIn(answerSavedPages);
export const PUT = forSignedIn(savePage);
export const DELETE = forSignedIn(removePage);
