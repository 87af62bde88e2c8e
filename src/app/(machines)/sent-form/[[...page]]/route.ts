import '@payload-config'; // First, so that all routes share the chunk with it.
import { takeForm } from '@/modules/submissions';

export const dynamic = 'force-dynamic';

interface Address {
  params: Promise<{ page?: string[] }>;
}

/** What a form on a page has sent to the page's own address, with `?form=` (server.ts leads it here). */
export async function POST(request: Request, { params }: Address): Promise<Response> {
  const { page = [] } = await params;
  return takeForm(request, `/${page.map(encodeURIComponent).join('/')}`);
}
