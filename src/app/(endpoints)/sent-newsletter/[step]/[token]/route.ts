import '@payload-config'; // First, so that all routes share the chunk with it.
import { handleNewsletterPost } from '@/modules/newsletter';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ step: string; token: string }>;
}

/** What is posted to a link of the newsletter (server.ts leads it here): a button of its page, or a mail program for a person who unsubscribes. */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  return handleNewsletterPost(request, await params);
}
