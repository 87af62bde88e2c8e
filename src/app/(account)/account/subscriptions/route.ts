import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleSubscriptions } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Returns the subscriptions of the signed-in user's company. */
export const GET = withAuth(handleSubscriptions);
