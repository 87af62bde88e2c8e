import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { findPublishedUrls } from './find-urls';
import { formatInboundLinks, type InboundLink, findInboundLinks } from './inbound-links';
import { upsertRedirect } from './redirects';

/** An entry to take down, and what disappears with it: its URLs, or a picture. */
interface TakedownEntry {
  collection: string;
  id: number | string;
  targets: readonly string[];
}

const redirectQuerySchema = z.object({ redirectTo: z.string().max(200) });

/** Returns where visitors are redirected after a takedown, as requested (`?redirectTo=/somewhere`). */
function getRedirectTarget(req: PayloadRequest): string | undefined {
  return redirectQuerySchema.safeParse(req.query).data?.redirectTo;
}

/** Returns the public links that would break if all of these entries were taken down together. */
export async function findPublicInboundLinks(leaving: readonly TakedownEntry[], req: PayloadRequest): Promise<InboundLink[]> {
  const together = new Set(leaving.map(({ collection, id }) => `${collection} ${id}`));
  const referrers = await findInboundLinks(
    leaving.flatMap(({ targets }) => targets),
    req,
  );
  return referrers.filter(({ isPublic, source, id }) => isPublic && !together.has(`${source} ${id}`));
}

/**
 * Rejects a takedown of pages with inbound links, unless the request names a redirect target.
 * @throws APIError that lists the inbound links; ValidationError when the redirect target is not another page
 */
export async function checkTakedown(leaving: readonly TakedownEntry[], req: PayloadRequest): Promise<void> {
  const successor = getRedirectTarget(req);
  if (successor !== undefined) await validateRedirectTarget(successor, leaving, req);
  else
    await assertNotLinked(
      leaving,
      'Change those links first, or open the page and choose where its visitors go instead under “Unpublish or delete”.',
      req,
    );
}

/**
 * Rejects a change that would break public links. Applies to people only; changes made by the site itself always pass.
 * @param advice what to do about it, as a sentence
 * @throws APIError that lists the inbound links
 */
export async function assertNotLinked(leaving: readonly TakedownEntry[], advice: string, req: PayloadRequest): Promise<void> {
  if (req.user?.collection !== 'users') return;
  const referrers = await findPublicInboundLinks(leaving, req);
  if (referrers.length > 0)
    throw new APIError(`Nothing was changed. ${describeInboundLinks(referrers)} ${advice}`, 409, { referrers }, true);
}

/** Describes inbound links: “/blog is linked from / and /company. /careers is linked from the footer.” */
export function describeInboundLinks(referrers: readonly InboundLink[]): string {
  const targets = [...new Set(referrers.map(({ target }) => target))];
  return targets
    .map((target) => `${target} is linked from ${formatInboundLinks(referrers.filter((each) => each.target === target))}.`)
    .join(' ');
}

async function validateRedirectTarget(successor: string, leaving: readonly TakedownEntry[], req: PayloadRequest): Promise<void> {
  const isLeaving = leaving.some(({ targets }) => targets.includes(successor));
  const isPage = !isLeaving && (await findPublishedUrls(req)).has(successor);
  if (isPage) return;
  const reason = isLeaving ? 'a page cannot redirect to itself' : `no published page has the URL ${successor}`;
  throw new ValidationError({
    collection: leaving[0]?.collection ?? '',
    errors: [
      {
        path: 'redirectTo',
        label: 'Redirect',
        message: `Nothing was changed, because ${reason}. Choose the URL of another page.`,
      },
    ],
    req,
  });
}

/** Redirects these URLs to the page named in the request, if there is one. */
export async function redirectRetiredUrls(urls: readonly string[], req: PayloadRequest): Promise<void> {
  const to = getRedirectTarget(req);
  if (to === undefined) return;
  for (const from of urls) await upsertRedirect({ from, to, note: 'Its page was taken down.' }, req);
}
