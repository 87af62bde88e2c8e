import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getProfile } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Who is signed in, as the server sees it. */
export const GET = withAuth(getProfile);
