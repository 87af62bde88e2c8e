import type { Access, ClientUser, FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { buildVisibleAtFilter } from './visibility';
import { hasAnyRole, PUBLISHING_ROLES, REVIEWING_ROLES, ROLES, type Role } from './roles';

/*
 * Who may do what (docs/decisions/0014). Each rule is a function with a name; a collection takes a set of them, so that
 * tests/integration/roles-table.test.ts can try every one with every role.
 */

/** Who works on texts and sees drafts. Somebody of sales alone reads what visitors send, and changes no page. */
const EDITORIAL_ROLES: readonly Role[] = ['administrator', 'editor', 'author', 'reviewer'];
/** Who begins new texts. */
const WRITING_ROLES: readonly Role[] = ['administrator', 'editor', 'author'];
/** Who reads what visitors send. */
const SALES_ROLES: readonly Role[] = ['administrator', 'sales'];

/** Somebody signed in to the admin who works on content. */
export const editorialStaff: Access = ({ req }) => isEditorialStaff(req.user);

/** Somebody signed in to the admin, in whatever role. */
export const authenticated: Access = ({ req }) => isAuthenticated(req);

/** Somebody who begins new texts. */
export const writer: Access = ({ req }) => hasRole(req.user, WRITING_ROLES);

/** Somebody who makes things public. */
export const publisher: Access = ({ req }) => canPublish(req.user);

/** Somebody who looks after the whole. */
export const administrator: Access = ({ req }) => hasRole(req.user, ['administrator']);

/** Somebody who works with what visitors have sent: of sales, or an administrator. */
export const salesOrAdministrator: Access = ({ req }) => isSalesOrAdministrator(req);

/** Everybody reads what is published; an editor reads drafts too. */
export const publishedOrEditorial: Access = ({ req }) =>
  isEditorialStaff(req.user) ? true : { _status: { equals: 'published' } };

/** Everybody reads what is published and public at this moment (entries/visibility.ts); an editor reads the rest too. */
export const visibleOrEditorial: Access = ({ req }) => (isEditorialStaff(req.user) ? true : buildVisibleAtFilter(new Date()));

/** What every visitor may read. */
export const anyone: Access = () => true;

/** What only the site itself does. */
export const nobody: Access = () => false;

/** What has drafts: authors and reviewers work on them, publishers make them public (workflow/check-publication.ts asks for the review). */
export const draftsAccess = {
  read: publishedOrEditorial,
  readVersions: editorialStaff,
  create: ({ req, data }) => hasRole(req.user, isPublishing(data) ? PUBLISHING_ROLES : WRITING_ROLES),
  update: ({ req, data }) => hasRole(req.user, isPublishing(data) ? PUBLISHING_ROLES : EDITORIAL_ROLES),
  delete: ({ req }) => canPublish(req.user) || (hasRole(req.user, WRITING_ROLES) && { _status: { equals: 'draft' } }),
} satisfies Record<string, Access>;

/** What has no drafts: a change is public at once, so publishers make it. */
export const noDraftsAccess = { read: anyone, create: publisher, update: publisher, delete: publisher } satisfies Record<
  string,
  Access
>;

/** A field that only people who work on texts see, even where everybody reads the rest. */
export const editorialField: FieldAccess = ({ req }) => isEditorialStaff(req.user);

/** A field that the site itself fills in. */
export const systemOnly: FieldAccess = () => false;

/** Whether somebody works on texts, in whatever role. */
export function isEditorialStaff(user: TypedUser | null): boolean {
  return hasRole(user, EDITORIAL_ROLES);
}

/** Whether somebody makes things public. */
export function canPublish(user: TypedUser | null): boolean {
  return hasRole(user, PUBLISHING_ROLES);
}

/** Whether somebody approves texts or sends them back. */
export function canReview(user: TypedUser | null): boolean {
  return hasRole(user, REVIEWING_ROLES);
}

/** Somebody signed in to the admin, for single fields. */
export function isAuthenticated(req: PayloadRequest): boolean {
  return hasRole(req.user, ROLES);
}

/** Somebody of sales or an administrator, for addresses that are no operation of a collection. */
export function isSalesOrAdministrator(req: PayloadRequest): boolean {
  return hasRole(req.user, SALES_ROLES);
}

/** Whether the admin shows somebody what is for administrators. */
export function isAdministrator(user: object | null): boolean {
  return hasAnyRole(['administrator'], user);
}

function isPublishing(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';
}

function hasRole(user: PayloadRequest['user'], roles: readonly Role[]): boolean {
  return user?.collection === 'users' && user.roles.some((role) => roles.includes(role));
}

/** For `admin.hidden`: the lists of sales stand in the menu of sales and administrators only. The access rules protect them. */
export function isHiddenFromNonSales({ user }: { user: ClientUser }): boolean {
  const roles: unknown = user?.['roles'];
  return !Array.isArray(roles) || !roles.some((role) => role === 'sales' || role === 'administrator');
}
