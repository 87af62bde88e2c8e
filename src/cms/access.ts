import type { Access, PayloadRequest } from 'payload';
import { publicAt } from './entries/visibility';
import { ROLES, type Role } from './users/roles';

/** Who works on what is published. Somebody of sales alone reads what visitors send, and changes no page. */
const EDITING: readonly Role[] = ['administrator', 'editor', 'author', 'reviewer'];

/** Somebody signed in to the admin who works on content. */
export const signedInEditor: Access = ({ req }) => hasRole(req, EDITING);

/** Somebody signed in to the admin, in whatever role. */
export const signedIn: Access = ({ req }) => hasRole(req, ROLES);

/** Somebody who looks after the whole. */
export const administrator: Access = ({ req }) => hasRole(req, ['administrator']);

/** Everybody reads what is published; an editor reads drafts too. */
export const publishedOrEditor: Access = ({ req }) => (hasRole(req, EDITING) ? true : { _status: { equals: 'published' } });

/** Everybody reads what is published and public at this moment (entries/visibility.ts); an editor reads the rest too. */
export const publicNowOrEditor: Access = ({ req }) => (hasRole(req, EDITING) ? true : publicAt(new Date()));

/** What every visitor may read. */
export const anyone: Access = () => true;

/** What only the site itself does. */
export const nobody: Access = () => false;

function hasRole({ user }: PayloadRequest, roles: readonly Role[]): boolean {
  return user?.collection === 'users' && user.roles.some((role) => roles.includes(role));
}
