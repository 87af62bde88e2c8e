import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleExamsChange, handleExamsRead } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns the signed-in user's exams and certificates, and starts or resumes an exam. */
export const GET = withAuth(handleExamsRead);
export const POST = withAuth(handleExamsChange);
