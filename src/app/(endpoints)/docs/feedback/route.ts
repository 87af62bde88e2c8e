import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleDocFeedback } from '@/modules/docs/routes';
import { redirectTo } from '@/platform/redirect-to';

export const dynamic = 'force-dynamic';

/** Handles the feedback form below each documentation page. */
export const POST = handleDocFeedback;

/** Redirects visitors who open this URL directly, or go back to it, to the documentation, where the forms are. */
export function GET(): Response {
  return redirectTo('/docs');
}
