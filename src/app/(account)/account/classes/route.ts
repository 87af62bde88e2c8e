import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleClassesChange, handleClassesRead } from '@/modules/training/routes';

export const dynamic = 'force-dynamic';

/** Returns and changes the signed-in user's bookings of live classes. */
export const GET = withAuth(handleClassesRead);
export const POST = withAuth(handleClassesChange);
