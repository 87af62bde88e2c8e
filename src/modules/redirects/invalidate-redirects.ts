import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';
import { redirectTag } from '@/platform/page-cache/tags';
import { invalidateTags } from '@/cms/core/invalidate-tags';

/** Invalidates the cache entries at the old URLs of these redirects. */
export async function invalidateRedirects(redirects: (Partial<Redirect> | undefined)[], req: PayloadRequest): Promise<void> {
  await invalidateTags(
    redirects.flatMap((redirect) => (redirect?.from ? [redirectTag(redirect.from)] : [])),
    req,
  );
}
