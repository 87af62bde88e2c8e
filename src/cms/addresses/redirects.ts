import type { PayloadRequest } from 'payload';
import type { Redirect } from '@/payload-types';

/** The redirects that lead to one of these addresses. */
export async function redirectsTo(address: string, req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({ collection: 'redirects', where: { to: { equals: address } }, pagination: false, depth: 0, req });
  return docs;
}

/** The redirect that stands at an address. */
export async function redirectFrom(address: string, req: PayloadRequest): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({ collection: 'redirects', where: { from: { equals: address } }, limit: 1, depth: 0, req });
  return docs[0];
}

/**
 * Leads an address to another from now on, and with it every older address that led there, so that no reader is sent on
 * twice. What stood at the new address as a redirect goes. It is part of the change that is under way.
 */
export async function leadAddress(lead: Lead, req: PayloadRequest): Promise<void> {
  req.context.isLeading = true;
  try {
    await writeLead(lead, req);
  } finally {
    delete req.context.isLeading;
  }
}

interface Lead {
  from: string;
  to: string;
  note: string;
}

async function writeLead({ from, to, note }: Lead, req: PayloadRequest): Promise<void> {
  const atNew = await redirectFrom(to, req);
  if (atNew) await req.payload.delete({ collection: 'redirects', id: atNew.id, req });
  for (const { id } of await redirectsTo(from, req)) await req.payload.update({ collection: 'redirects', id, data: { to }, req });
  const atOld = await redirectFrom(from, req);
  if (atOld) await req.payload.update({ collection: 'redirects', id: atOld.id, data: { to, note }, req });
  else await req.payload.create({ collection: 'redirects', data: { from, to, note }, req });
}
