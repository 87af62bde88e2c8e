import '@payload-config'; // Imported first so that all routes share its chunk.
import { withAuth } from '@/modules/account/server';
import { confirmForm, getForms } from '@/modules/submissions/routes';

export const dynamic = 'force-dynamic';

/** Returns the forms that the signed-in user has sent. */
export const GET = withAuth(getForms);
export const POST = withAuth(confirmForm);
