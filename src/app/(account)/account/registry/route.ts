import '@payload-config'; // First, so that all routes share the chunk with it.
import { forSignedIn } from '@/modules/account/server';
import { answerRegistry } from '@/modules/dashboard/routes';

export const dynamic = 'force-dynamic';

/** The person's access to the product registry. */
export const GET = forSignedIn(answerRegistry);
