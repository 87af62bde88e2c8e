import '@payload-config'; // Imported first so that all routes share its chunk.
import { findFormSubject, findSubjectTitles } from '@/modules/form-subjects';
import { handleFormPost } from '@/modules/submissions';

export const dynamic = 'force-dynamic';

interface RouteProps {
  params: Promise<{ page?: string[] }>;
}

/** Handles a form posted to its page's own URL with `?form=` (the server rewrites it to this route). */
export async function POST(request: Request, { params }: RouteProps): Promise<Response> {
  const { page = [] } = await params;
  return handleFormPost(request, `/${page.map(encodeURIComponent).join('/')}`, {
    findSubject: findFormSubject,
    findTitles: findSubjectTitles,
  });
}
