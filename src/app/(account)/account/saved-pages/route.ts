import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getSavedPages, removeSavedPage, savePage } from '@/modules/saved-pages/routes';

export const dynamic = 'force-dynamic';

/** The pages that the person saved to read later. */
export const GET = withAuth(getSavedPages);
export const PUT = withAuth(savePage);
export const DELETE = withAuth(removeSavedPage);
