import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleAbout } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Returns the supported versions of xAPI. */
export const GET = handleAbout;
