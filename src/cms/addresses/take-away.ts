import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { allUrls } from '../pages/all-urls';
import { namesOf, type Referrer, referrersOf } from '../pages/referrers';
import { leadAddress, redirectsTo } from './redirects';

const query = z.object({ leadTo: z.string().max(200) });

/** Where the address of what goes away shall lead, as the request says (`?leadTo=/somewhere`). */
export function successorOf(req: PayloadRequest): string | undefined {
  return query.safeParse(req.query).data?.leadTo;
}

/** Whatever leads a reader to an address: links in content, and redirects. */
export async function whatLeadsTo(address: string, req: PayloadRequest, self?: { collection: string; id: number | string }): Promise<Referrer[]> {
  const [referrers, redirects] = await Promise.all([referrersOf([address], req, self), redirectsTo(address, req)]);
  return [...referrers, ...redirects.map(({ id, from }) => ({ collection: 'redirects' as const, id, name: `the redirect ${from}`, target: address }))];
}

/**
 * Refuses to take an address away that something leads to, unless the request says where it shall lead. Only people are
 * asked: what the site does by itself at a time that somebody has set is done.
 *
 * @throws APIError that names what leads there; ValidationError for a successor that is no other page
 */
export async function checkTakenAway(address: string, self: { collection: string; id: number | string }, req: PayloadRequest): Promise<void> {
  const successor = successorOf(req);
  if (successor !== undefined) {
    const isPage = successor !== address && (await allUrls(req)).has(successor);
    if (isPage) return;
    const message = `${address} was not taken away: ${successor === address ? 'it cannot lead to itself' : `no page has the address ${successor}`}. Choose the address of another page.`;
    throw new ValidationError({ collection: self.collection, errors: [{ path: 'leadTo', message }], req });
  }
  if (req.payloadAPI === 'local') return;
  const referrers = await whatLeadsTo(address, req, self);
  if (referrers.length === 0) return;
  throw new APIError(
    `${address} was not taken away, because these lead there: ${namesOf(referrers)}. Change them first, or choose below “Who links here” where the address shall lead instead (in the interface: ?leadTo=/another/page).`,
    409,
    { referrers },
    true,
  );
}

/** Leads the address of what was taken away to the page that the request names, if it names one. */
export async function leadTakenAway(address: string, req: PayloadRequest): Promise<void> {
  const to = successorOf(req);
  if (to !== undefined) await leadAddress({ from: address, to, note: 'Its page was taken away.' }, req);
}
