import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';
import { RequestStore } from '@/cms/core/changes/request-store';

/** Returns the redirects to a URL. */
async function findRedirectsTo(url: string, req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: url } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs;
}

/** Returns the redirect from a URL. */
export async function findRedirectFrom(url: string, req: PayloadRequest): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: url } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0];
}

interface NewRedirect {
  from: string;
  to: string;
  note: string;
}

/** The redirects that the current page change writes, by their old URLs. The change itself has validated them. */
const cascadedRedirects = new RequestStore<string, true>('redirects-of-a-change');

/** Returns whether this redirect is written as part of a page change. */
export function isCascadedRedirect(from: string, req: PayloadRequest): boolean {
  return cascadedRedirects.for(req).has(from);
}

/**
 * Redirects one URL to another, and updates older redirects to the first one, so that visitors are redirected only
 * once. Deletes any redirect from the new URL. Part of the current change.
 */
export async function upsertRedirect({ from, to, note }: NewRedirect, req: PayloadRequest): Promise<void> {
  await deleteRedirectFrom(to, req);
  for (const older of await findRedirectsTo(from, req)) {
    cascadedRedirects.for(req).set(older.from, true);
    await req.payload.update({ collection: 'redirects', id: older.id, data: { to }, req });
  }
  cascadedRedirects.for(req).set(from, true);
  const atOld = await findRedirectFrom(from, req);
  if (atOld) await req.payload.update({ collection: 'redirects', id: atOld.id, data: { to, note }, req });
  else await req.payload.create({ collection: 'redirects', data: { from, to, note }, req });
}

/** Deletes the redirect from a URL that belongs to a page now. */
export async function deleteRedirectFrom(url: string, req: PayloadRequest): Promise<void> {
  const redirect = await findRedirectFrom(url, req);
  if (!redirect) return;
  cascadedRedirects.for(req).set(redirect.from, true);
  await req.payload.delete({ collection: 'redirects', id: redirect.id, req });
}
