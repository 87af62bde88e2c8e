import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { changeOwnClasses, getOwnClasses } from '@/modules/training/routes';

export const dynamic = 'force-dynamic';

/** Returns what the signed-in user has in live classes, and changes it. */
export const GET = withAuth(getOwnClasses);
export const POST = withAuth(changeOwnClasses);
