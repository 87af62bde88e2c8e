import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';
import { RequestStore } from '@/cms/core/request-store';

/** The redirects that lead to one of these addresses. */
async function findRedirectsTo(address: string, req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: address } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs;
}

/** The redirect that stands at an address. */
export async function findRedirectFrom(address: string, req: PayloadRequest): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: address } },
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

/** The redirects that a change of their page writes, by their old addresses: the change itself has checked them. */
const cascadedRedirects = new RequestStore<string, true>('redirects-of-a-change');

/** Whether this redirect is part of a change of its page. */
export function isCascadedRedirect(from: string, req: PayloadRequest): boolean {
  return cascadedRedirects.for(req).has(from);
}

/**
 * Redirects an address to another from now on, and with it every older address that led there, so that no reader is sent
 * on twice. A redirect that stood at the new address goes. It is part of the change that is under way.
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

/** Deletes the redirect at an address where a page stands now. */
export async function deleteRedirectFrom(address: string, req: PayloadRequest): Promise<void> {
  const redirect = await findRedirectFrom(address, req);
  if (!redirect) return;
  cascadedRedirects.for(req).set(redirect.from, true);
  await req.payload.delete({ collection: 'redirects', id: redirect.id, req });
}
