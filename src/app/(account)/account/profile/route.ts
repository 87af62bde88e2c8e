import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleProfile } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user, as the server sees them. */
export const GET = withAuth(handleProfile);
