import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn, rotateRegistry } from '@/features/signed-in';

export const dynamic = 'force-dynamic';

/** Makes a new password for the product registry. */
export const POST = forSignedIn(rotateRegistry);
