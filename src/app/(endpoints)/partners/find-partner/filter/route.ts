import '@payload-config'; // Imported first so that all routes share its chunk.
import { buildFinderPath } from '@/modules/partners';
import { redirectTo } from '@/platform/redirect-to';

export const dynamic = 'force-dynamic';

/** Redirects the partner finder's form to the URL of the chosen filters, which is a regular page. */
export function GET(request: Request): Response {
  return redirectTo(`${buildFinderPath(new URL(request.url).searchParams)}#list`);
}
