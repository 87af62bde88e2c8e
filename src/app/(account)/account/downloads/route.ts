import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleDownloads } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Returns the files of the product registry that the signed-in user may download. */
export const GET = withAuth(handleDownloads);
