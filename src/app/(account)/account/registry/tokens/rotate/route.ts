import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleTokenRotation } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Replaces a token of the signed-in user at the product registry. */
export const POST = withAuth(handleTokenRotation);
