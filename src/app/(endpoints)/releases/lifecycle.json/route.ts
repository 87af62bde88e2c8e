import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleLifecycleJson } from '@/modules/releases/routes';

export const dynamic = 'force-dynamic';

/** Returns the support window and the newest release of each major version. */
export const GET = handleLifecycleJson;
