import type { Access, PayloadRequest } from 'payload';
import { isAdministrator } from '@/cms/core/access/access';
import { hasAnyRole } from '@/cms/core/access/roles';
import { MAIL_READERS, type MailKind } from './delivery-kinds';

/** Grants access to the stored emails of the kinds that a person's roles may read, and administrators to all of them. */
export const mailReader: Access = ({ req: { user } }) => {
  if (isAdministrator(user)) return true;
  const kinds = Object.entries(MAIL_READERS).flatMap(([kind, roles]) => (hasAnyRole(roles, user) ? [kind] : []));
  return kinds.length > 0 && { kind: { in: kinds } };
};

/** Returns whether a person may read a stored email of this kind. One without a kind is only for administrators. */
export function canReadMail(user: PayloadRequest['user'], kind: MailKind | null | undefined): boolean {
  return isAdministrator(user) || (kind != null && hasAnyRole(MAIL_READERS[kind], user));
}
