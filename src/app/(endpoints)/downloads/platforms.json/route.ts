import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleMatrixJson } from '@/modules/downloads/routes';

export const dynamic = 'force-dynamic';

/** Returns the platform matrix as JSON. */
export const GET = handleMatrixJson;
