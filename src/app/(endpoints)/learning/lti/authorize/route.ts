import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleAuthorization } from '@/modules/learning/routes';

export const dynamic = 'force-dynamic';

/** Answers the learning platform's authentication request during a launch (LTI 1.3). */
export const GET = handleAuthorization;
export const POST = handleAuthorization;
