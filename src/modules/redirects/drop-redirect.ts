import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';
import { redirectTag } from '@/platform/page-cache/tags';
import { dropPages } from '@/cms/core/drop-pages';

/** Drops what is kept at the old addresses of these redirects. */
export async function dropRedirect(redirects: (Partial<Redirect> | undefined)[], req: PayloadRequest): Promise<void> {
  await dropPages(
    redirects.flatMap((redirect) => (redirect?.from ? [redirectTag(redirect.from)] : [])),
    req,
  );
}
