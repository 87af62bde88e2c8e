import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getSubscriptions } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** What the person's company has bought. */
export const GET = withAuth(getSubscriptions);
