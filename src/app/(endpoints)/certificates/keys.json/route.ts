import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCredentialKeys } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns the public keys that verify credentials. */
export const GET = handleCredentialKeys;
