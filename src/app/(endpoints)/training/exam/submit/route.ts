import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleSubmit } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Ends the exam in this browser. */
export const POST = handleSubmit;
