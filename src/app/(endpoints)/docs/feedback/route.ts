import '@payload-config'; // First, so that all routes share the chunk with it.
import { handleDocFeedback } from '@/modules/docs';

export const dynamic = 'force-dynamic';

/** The form below each page of the handbook. */
export const POST = handleDocFeedback;

/** Whoever comes here by hand, or goes back to it, is led to where the forms are. */
export function GET(): Response {
  return new Response(null, { status: 303, headers: { location: '/docs' } });
}
