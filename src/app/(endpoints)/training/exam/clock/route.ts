import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleClock } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns the remaining time of the exam in this browser. */
export const GET = handleClock;
