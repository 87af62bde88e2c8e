import type { Access, PayloadRequest } from 'payload';
import { publicAt } from './entries/visibility';
import { ROLES, type Role } from './users/roles';

/** Who works on what is published. Somebody of sales alone reads what visitors send, and changes no page. */
const EDITING: readonly Role[] = ['administrator', 'editor', 'author', 'reviewer'];

/** Somebody signed in to the admin who works on content. */
export const signedInEditor: Access = ({ req }) => hasRole(req, EDITING);

/** Somebody signed in to the admin, in whatever role. */
export const signedIn: Access = ({ req }) => isSignedIn(req);

/** Somebody who looks after the whole. */
export const administrator: Access = ({ req }) => hasRole(req, ['administrator']);

/** Somebody who works with what visitors have sent: of sales, or an administrator. */
export const salesOrAdministrator: Access = ({ req }) => isSalesOrAdministrator(req);

/** Everybody reads what is published; an editor reads drafts too. */
export const publishedOrEditor: Access = ({ req }) => (hasRole(req, EDITING) ? true : { _status: { equals: 'published' } });

/** Everybody reads what is published and public at this moment (entries/visibility.ts); an editor reads the rest too. */
export const publicNowOrEditor: Access = ({ req }) => (hasRole(req, EDITING) ? true : publicAt(new Date()));

/** What every visitor may read. */
export const anyone: Access = () => true;

/** What only the site itself does. */
export const nobody: Access = () => false;

/** Somebody signed in to the admin, for single fields. */
export function isSignedIn(req: PayloadRequest): boolean {
  return hasRole(req, ROLES);
}

/** Somebody of sales or an administrator, for addresses that are no operation of a collection. */
export function isSalesOrAdministrator(req: PayloadRequest): boolean {
  return hasRole(req, ['sales', 'administrator']);
}

/** Whether the admin shows somebody what is for administrators. */
export function isAdministrator(user: object | null): boolean {
  return user !== null && 'roles' in user && Array.isArray(user.roles) && user.roles.includes('administrator');
}

function hasRole({ user }: PayloadRequest, roles: readonly Role[]): boolean {
  return user?.collection === 'users' && user.roles.some((role) => roles.includes(role));
}
