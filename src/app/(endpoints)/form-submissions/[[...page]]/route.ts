import '@payload-config'; // Imported first so that all routes share its chunk.
import { findFormSubject, findSubjectTitles } from '@/modules/form-subjects';
import { handleFormPost } from '@/modules/submissions';
import { redactUrl } from '@/server/redact-url';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ page?: string[] }>;
}

/**
 * Handles a form posted to its page's own URL with `?form=` (the server rewrites it to this route). The page may be a shared preview,
 * whose URL those who read the submission must not learn.
 */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  const { page: segments = [] } = await params;
  const page = `/${segments.map(encodeURIComponent).join('/')}`;
  const entries = { findSubject: findFormSubject, findTitles: findSubjectTitles };
  return handleFormPost(request, { page, storedPage: redactUrl(page) }, entries);
}
