import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleStatusJson } from '@/modules/site-status/routes';

export const dynamic = 'force-dynamic';

/** Returns the state of this site's own parts. */
export const GET = handleStatusJson;
