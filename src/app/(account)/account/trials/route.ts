import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleTrials } from '@/modules/trials/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's trials. */
export const GET = withAuth(handleTrials);
