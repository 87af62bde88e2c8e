import type { BasePayload } from 'payload';
import type { FormEntry } from '@/payload-types';
import { createLinkToken, publicOrigin, verifyLinkToken } from '@/platform/link-tokens';

const PURPOSE = 'confirm request';
const PATH = '/requests/confirm';
/** How long a link works. An entry that no one has confirmed by then is deleted with the next night. */
export const CONFIRMATION_DAYS = 7;

/** The result of resolving a link: an entry to confirm, or why there is none. `used` means that it is already confirmed. */
export type ConfirmationLookup = { entry: FormEntry } | 'unknown' | 'expired' | 'used';

/** Returns the path of the link that confirms an entry. */
export function buildConfirmationPath(token: string): string {
  return `${PATH}/${encodeURIComponent(token)}`;
}

/** Builds the absolute link that confirms an entry, for an email to its address. */
export function buildConfirmationLink(handle: string): string {
  return publicOrigin + buildConfirmationPath(createLinkToken(PURPOSE, handle));
}

/**
 * Resolves the token of a link.
 * @throws when the database doesn't respond
 */
export async function resolveConfirmation(payload: BasePayload, token: string): Promise<ConfirmationLookup> {
  const handle = verifyLinkToken(PURPOSE, token);
  if (handle === undefined) return 'unknown';
  const { docs } = await payload.find({
    collection: 'form-entries',
    where: { handle: { equals: handle } },
    limit: 1,
    depth: 0,
    joins: false,
  });
  const [entry] = docs;
  if (entry === undefined) return 'expired';
  if (entry.confirmedAt) return 'used';
  return Date.parse(entry.confirmBefore ?? '') > Date.now() ? { entry } : 'expired';
}
