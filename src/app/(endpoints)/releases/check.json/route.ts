import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCheckJson, handleCheckPost } from '@/modules/releases/routes';

export const dynamic = 'force-dynamic';

/** Assesses the servers that the query names. */
export const GET = handleCheckJson;
/** Assesses the servers that the body names, up to a thousand. */
export const POST = handleCheckPost;
