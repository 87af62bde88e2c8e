import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleConfirmationPost } from '@/modules/submissions';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ token: string }>;
}

/** Handles a POST to a confirmation link (the server rewrites it to this route), from the button on the link's page. */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  return handleConfirmationPost(request, (await params).token);
}
