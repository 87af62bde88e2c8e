import '@payload-config'; // First, so that all routes share the chunk with it.
import { handleFormPost } from '@/modules/submissions';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ page?: string[] }>;
}

/** What a form on a page has sent to the page's own address, with `?form=` (server.ts leads it here). */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  const { page = [] } = await params;
  return handleFormPost(request, `/${page.map(encodeURIComponent).join('/')}`);
}
