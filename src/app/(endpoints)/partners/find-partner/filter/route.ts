import '@payload-config'; // First, so that all routes share the chunk with it.
import { buildFinderPath } from '@/modules/partners';

export const dynamic = 'force-dynamic';

/** The answer of the partner finder's form: the address of what was chosen, which is a page like any other. */
export function GET(request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `${buildFinderPath(new URL(request.url).searchParams)}#list`, 'cache-control': 'no-store' },
  });
}
