import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';
import { PATHS_TAG, redirectTag } from '@/platform/page-cache/tags';
import { invalidateTags } from '@/cms/core/invalidation/invalidate-tags';

/** Invalidates the cache entries at the old URLs of these redirects. */
export async function invalidateRedirects(redirects: (Partial<Redirect> | undefined)[], req: PayloadRequest): Promise<void> {
  const own = redirects.flatMap((redirect) => (redirect?.from ? [redirectTag(redirect.from)] : []));
  await invalidateTags(own.length === 0 ? [] : [...own, PATHS_TAG], req);
}
