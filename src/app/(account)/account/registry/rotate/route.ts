import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { rotateRegistryCredentials } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Generates a new password for the product registry. */
export const POST = withAuth(rotateRegistryCredentials);
