import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleAbout } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Names the versions of xAPI that are understood. */
export const GET = handleAbout;
