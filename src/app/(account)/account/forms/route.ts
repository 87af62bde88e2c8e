import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { handleFormConfirmation, handleFormsRead } from '@/modules/submissions/routes';

export const dynamic = 'force-dynamic';

/** Returns the forms that the signed-in user has sent. */
export const GET = withAuth(handleFormsRead);
export const POST = withAuth(handleFormConfirmation);
