import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCredential } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed credential of a certificate (Open Badges 3.0). */
export const GET = handleCredential;
