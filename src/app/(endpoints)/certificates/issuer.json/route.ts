import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleIssuer } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns the profile of the issuer of credentials. */
export const GET = handleIssuer;
