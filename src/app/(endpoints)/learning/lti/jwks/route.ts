import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleJwks } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Returns the public keys that verify the tokens of launches into the learning platform (RFC 7517). */
export const GET = handleJwks;
