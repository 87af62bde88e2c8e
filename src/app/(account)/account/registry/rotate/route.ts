import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn } from '@/modules/account/server';
import { rotateRegistry } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** Makes a new password for the product registry. */
export const POST = forSignedIn(rotateRegistry);
