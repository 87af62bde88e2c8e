import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleLaunchStart } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Begins the launch of a learning path in the learning platform. */
export const POST = withAuth(handleLaunchStart);
