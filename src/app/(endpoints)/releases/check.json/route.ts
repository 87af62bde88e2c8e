import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCheckJson } from '@/modules/releases/routes';

export const dynamic = 'force-dynamic';

/** Assesses the servers that the query names. */
export const GET = handleCheckJson;
