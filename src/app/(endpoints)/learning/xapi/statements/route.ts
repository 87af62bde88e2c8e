import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleStatementsRead, handleStatementsWrite } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Receives statements about learners from the learning platform (xAPI 1.0.3). */
export const GET = handleStatementsRead;
export const POST = handleStatementsWrite;
export const PUT = handleStatementsWrite;
