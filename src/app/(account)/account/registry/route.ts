import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { getRegistryCredentials } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's credentials for the product registry. */
export const GET = withAuth(getRegistryCredentials);
