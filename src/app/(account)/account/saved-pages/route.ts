import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleSavedPagesRead, handleSavedPageDelete, handleSavedPagePut } from '@/modules/saved-pages/routes';

export const dynamic = 'force-dynamic';

/** Returns the pages that the signed-in user saved for later. */
export const GET = withAuth(handleSavedPagesRead);
export const PUT = withAuth(handleSavedPagePut);
export const DELETE = withAuth(handleSavedPageDelete);
