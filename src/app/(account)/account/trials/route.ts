import '@payload-config'; // First, so that all routes share the chunk with it.
import { withAuth } from '@/modules/account/server';
import { getTrials } from '@/modules/trials/routes';

export const dynamic = 'force-dynamic';

/** The trials of the person. */
export const GET = withAuth(getTrials);
