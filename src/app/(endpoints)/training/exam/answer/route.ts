import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleAnswer } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Saves an answer of the exam in this browser. */
export const POST = handleAnswer;
