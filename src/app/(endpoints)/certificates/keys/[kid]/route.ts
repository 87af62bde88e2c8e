import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCredentialKey } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns one of the public keys that verify credentials. */
export const GET = handleCredentialKey;
