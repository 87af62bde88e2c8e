import { permanentRedirect } from 'next/navigation';
import { findRedirect } from '@/modules/pages';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';

/**
 * Redirects an old URL. Any other URL doesn't exist: the server sends the 404 page instead of this one, so nothing is
 * rendered. Not `notFound()`: Next leaves that content to the browser to render, and a 404 page must help without
 * JavaScript, too.
 */
export async function MissingPage({ path }: { readonly path: string }): Promise<null> {
  const target = await findRedirect(path);
  if (target) permanentRedirect(target);
  await setCachedStatus(404);
  return null;
}
