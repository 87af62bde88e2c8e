import { isRecord } from '@/platform/is-record';
import { EDITORIAL_ROLES, hasAnyRole } from '@/cms/core/access/roles';

export const PREVIEW_LINK_STATES = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'ended', label: 'Ended' },
] as const;
type PreviewLinkState = (typeof PREVIEW_LINK_STATES)[number]['value'];

/**
 * Returns whether a link works now: until it expires, and while the person who created it has an account that sees drafts.
 * @param link as stored, with that person or only the ID
 * @param findUser finds an account by its ID
 */
export async function getPreviewLinkState(
  link: Readonly<Record<string, unknown>>,
  findUser: (id: number) => Promise<object | null>,
): Promise<PreviewLinkState> {
  const { expiresAt, madeBy } = link;
  if (Date.parse(String(expiresAt)) <= Date.now()) return 'expired';
  const id = isRecord(madeBy) ? madeBy['id'] : madeBy;
  if (typeof id !== 'number') return 'ended';
  return hasAnyRole(EDITORIAL_ROLES, await findUser(id)) ? 'active' : 'ended';
}
