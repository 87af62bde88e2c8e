import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleTokenCreation, handleTokenRevocation } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Creates and revokes tokens of the signed-in user at the product registry. */
export const POST = withAuth(handleTokenCreation);
export const DELETE = withAuth(handleTokenRevocation);
