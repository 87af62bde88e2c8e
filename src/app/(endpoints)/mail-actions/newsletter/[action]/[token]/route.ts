import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleNewsletterPost } from '@/modules/newsletter/routes';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ action: string; token: string }>;
}

/**
 * Handles a POST to a newsletter link (the server rewrites it to this route). It comes from a button on the link's page,
 * or from a mail client's one-click unsubscribe.
 */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  return handleNewsletterPost(request, await params);
}
