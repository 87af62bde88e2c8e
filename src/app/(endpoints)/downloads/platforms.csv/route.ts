import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleMatrixCsv } from '@/modules/downloads/routes';

export const dynamic = 'force-dynamic';

/** Returns the platform matrix as CSV. */
export const GET = handleMatrixCsv;
