import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { getSavedPages, removeSavedPage, putSavedPage } from '@/modules/saved-pages/routes';

export const dynamic = 'force-dynamic';

/** Returns the pages that the signed-in user saved for later. */
export const GET = withAuth(getSavedPages);
export const PUT = withAuth(putSavedPage);
export const DELETE = withAuth(removeSavedPage);
