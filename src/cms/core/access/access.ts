import type { Access, ClientUser, FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { isPublished } from '../publishing/is-published';
import { PUBLISHED_WHERE } from '../publishing/published-where';
import { buildVisibleAtFilter } from '../publishing/visibility';
import { EDITORIAL_ROLES, hasAnyRole, PUBLISHING_ROLES, REVIEWING_ROLES, ROLES, type Role } from './roles';

/*
 * Access control (docs/decisions/0014). Each rule is a named function and collections take sets of them, so that
 * tests/integration/editorial-site/roles-table.ts can try every rule with every role.
 */

/** Roles that create entries. */
const WRITING_ROLES: readonly Role[] = ['administrator', 'editor', 'author'];
/** Roles that read submissions. */
const SALES_ROLES: readonly Role[] = ['administrator', 'sales'];

/** Grants access to users with an editorial role. */
export const editorialStaff: Access = ({ req }) => isEditorialStaff(req.user);

/** Grants access to everyone signed in to the admin, in any role. */
export const authenticated: Access = ({ req }) => isAuthenticated(req);

/** Grants access to users who may create entries. */
export const writer: Access = ({ req }) => hasRole(req.user, WRITING_ROLES);

/** Grants access to users who may publish. */
export const publisher: Access = ({ req }) => canPublish(req.user);

/** Grants access to administrators. */
export const administrator: Access = ({ req }) => hasRole(req.user, ['administrator']);

/** Grants access to users who work with submissions: sales and administrators. */
export const salesOrAdministrator: Access = ({ req }) => isSalesOrAdministrator(req);

/** Grants everyone access to published entries, and editorial staff to drafts too. */
const publishedOrEditorial: Access = ({ req }) => (isEditorialStaff(req.user) ? true : PUBLISHED_WHERE);

/**
 * Grants everyone access to entries that are published and visible now (visibility.ts), and editorial staff to the rest
 * too.
 */
export const visibleOrEditorial: Access = ({ req }) => (isEditorialStaff(req.user) ? true : buildVisibleAtFilter(new Date()));

/** Grants access to every visitor. */
export const anyone: Access = () => true;

/** Grants access to no one; only the site's own code writes or reads. */
export const nobody: Access = () => false;

/**
 * For collections with drafts: authors and reviewers edit drafts, publishers publish them (workflow/publishing-rules.ts
 * requires the review).
 */
export const draftsAccess = {
  read: publishedOrEditorial,
  readVersions: editorialStaff,
  create: ({ req, data }) => hasRole(req.user, isPublished(data) ? PUBLISHING_ROLES : WRITING_ROLES),
  update: ({ req, data }) => hasRole(req.user, isPublished(data) ? PUBLISHING_ROLES : EDITORIAL_ROLES),
  delete: ({ req }) => canPublish(req.user) || (hasRole(req.user, WRITING_ROLES) && { _status: { equals: 'draft' } }),
} satisfies Record<string, Access>;

/** For collections without drafts: changes are public at once, so only publishers make them. */
export const noDraftsAccess = { read: anyone, create: publisher, update: publisher, delete: publisher } satisfies Record<
  string,
  Access
>;

/** Restricts a field to editorial staff, even where everyone reads the rest of the entry. */
export const editorialField: FieldAccess = ({ req }) => isEditorialStaff(req.user);

/** Restricts a field to the site's own code. */
export const systemOnly: FieldAccess = () => false;

/** Returns whether a user has an editorial role. */
export function isEditorialStaff(user: TypedUser | null): boolean {
  return hasRole(user, EDITORIAL_ROLES);
}

/** Returns whether a user may publish. */
export function canPublish(user: TypedUser | null): boolean {
  return hasRole(user, PUBLISHING_ROLES);
}

/** Returns whether a user may approve drafts or send them back. */
export function canReview(user: TypedUser | null): boolean {
  return hasRole(user, REVIEWING_ROLES);
}

/** Returns whether someone is signed in to the admin. */
export function isAuthenticated(req: PayloadRequest): boolean {
  return hasRole(req.user, ROLES);
}

/** Returns whether a user may work with submissions, for endpoints that are not a collection operation. */
export function isSalesOrAdministrator(req: Pick<PayloadRequest, 'user'>): boolean {
  return hasRole(req.user, SALES_ROLES);
}

/** Returns whether the admin shows a user the administrators' parts. */
export function isAdministrator(user: object | null): boolean {
  return hasAnyRole(['administrator'], user);
}

function hasRole(user: PayloadRequest['user'], roles: readonly Role[]): boolean {
  return user?.collection === 'users' && user.roles.some((role) => roles.includes(role));
}

/** For `admin.hidden`: hides the sales collections from other roles. The access rules are what protects them. */
export function isHiddenFromNonSales({ user }: { user: ClientUser }): boolean {
  return !hasAnyRole(SALES_ROLES, user);
}
