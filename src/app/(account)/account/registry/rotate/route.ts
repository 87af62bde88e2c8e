import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { rotateRegistryCredentials } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Makes a new password for the product registry. */
export const POST = withAuth(rotateRegistryCredentials);
