import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleClock } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Says how much time is left of the exam that the browser takes. */
export const GET = handleClock;
