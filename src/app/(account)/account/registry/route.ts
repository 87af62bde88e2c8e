import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleRegistryAccount } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's name and tokens at the product registry. */
export const GET = withAuth(handleRegistryAccount);
