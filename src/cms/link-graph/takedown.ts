import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { publishedUrls } from './all-urls';
import { namesOf, type Referrer, referrersOf } from './referrers';
import { redirectAddress } from './redirects';

/** An entry that visitors are to lose, and what they find because of it now: its address, or a picture. */
export interface Leaving {
  collection: string;
  id: number | string;
  targets: readonly string[];
}

const query = z.object({ redirectTo: z.string().max(200) });

/** Where visitors of what is taken down go instead, as the request says (`?redirectTo=/somewhere`). */
export function successorOf(req: PayloadRequest): string | undefined {
  return query.safeParse(req.query).data?.redirectTo;
}

/** Where visitors would meet a broken link if these entries went, all of them together. */
export async function publicReferrers(leaving: readonly Leaving[], req: PayloadRequest): Promise<Referrer[]> {
  const together = new Set(leaving.map(({ collection, id }) => `${collection} ${id}`));
  const referrers = await referrersOf(leaving.flatMap(({ targets }) => targets), req);
  return referrers.filter(({ isPublic, source, id }) => isPublic && !together.has(`${source} ${id}`));
}

/**
 * Refuses to take pages from visitors that something links to, unless the request says where their visitors go instead.
 *
 * @throws APIError that names what links there; ValidationError for a successor that is no other page
 */
export async function checkTakedown(leaving: readonly Leaving[], req: PayloadRequest): Promise<void> {
  const successor = successorOf(req);
  if (successor !== undefined) await checkSuccessor(successor, leaving, req);
  else await refuseLinked(leaving, 'Change those links first, or open the page and choose where its visitors go instead under “Take this page down”.', req);
}

/**
 * Refuses a change that would break public links. People are asked; what the site writes by itself is not held up.
 *
 * @param advice what to do about it, as a sentence
 * @throws APIError that names what links there
 */
export async function refuseLinked(leaving: readonly Leaving[], advice: string, req: PayloadRequest): Promise<void> {
  if (req.user?.collection !== 'users') return;
  const referrers = await publicReferrers(leaving, req);
  if (referrers.length > 0) throw new APIError(`Nothing was changed. ${linkedFrom(referrers)} ${advice}`, 409, { referrers }, true);
}

/** “/blog is linked from / and /company. /careers is linked from the footer.” */
function linkedFrom(referrers: readonly Referrer[]): string {
  const targets = [...new Set(referrers.map(({ target }) => target))];
  return targets.map((target) => `${target} is linked from ${namesOf(referrers.filter((each) => each.target === target))}.`).join(' ');
}

async function checkSuccessor(successor: string, leaving: readonly Leaving[], req: PayloadRequest): Promise<void> {
  const isLeaving = leaving.some(({ targets }) => targets.includes(successor));
  const isPage = !isLeaving && (await publishedUrls(req)).has(successor);
  if (isPage) return;
  const reason = isLeaving ? 'a page cannot redirect to itself' : `no published page has the URL ${successor}`;
  throw new ValidationError({ collection: leaving[0]?.collection ?? '', errors: [{ path: 'redirectTo', label: 'Redirect', message: `Nothing was changed, because ${reason}. Choose the URL of another page.` }], req });
}

/** Redirects visitors of these addresses to the page that the request names, if it names one. */
export async function redirectTakenDown(addresses: readonly string[], req: PayloadRequest): Promise<void> {
  const to = successorOf(req);
  if (to === undefined) return;
  for (const from of addresses) await redirectAddress({ from, to, note: 'Its page was taken down.' }, req);
}
