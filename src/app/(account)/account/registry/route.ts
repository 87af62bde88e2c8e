import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getRegistryCredentials } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** The person's access to the product registry. */
export const GET = withAuth(getRegistryCredentials);
