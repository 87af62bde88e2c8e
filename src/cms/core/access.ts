import type { Access, ClientUser, FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { publicAt } from './visibility';
import { hasOneOf, PUBLISHING, REVIEWING, ROLES, type Role } from './roles';

/*
 * Who may do what (docs/decisions/0014). Each rule is a function with a name; a collection takes a set of them, so that
 * tests/integration/roles-table.test.ts can try every one with every role.
 */

/** Who works on texts and sees drafts. Somebody of sales alone reads what visitors send, and changes no page. */
const EDITORIAL: readonly Role[] = ['administrator', 'editor', 'author', 'reviewer'];
/** Who begins new texts. */
const WRITING: readonly Role[] = ['administrator', 'editor', 'author'];
/** Who reads what visitors send. */
const SELLING: readonly Role[] = ['administrator', 'sales'];

/** Somebody signed in to the admin who works on content. */
export const signedInEditor: Access = ({ req }) => worksOnTexts(req.user);

/** Somebody signed in to the admin, in whatever role. */
export const signedIn: Access = ({ req }) => isSignedIn(req);

/** Somebody who begins new texts. */
export const writer: Access = ({ req }) => hasRole(req.user, WRITING);

/** Somebody who makes things public. */
export const publisher: Access = ({ req }) => mayPublish(req.user);

/** Somebody who looks after the whole. */
export const administrator: Access = ({ req }) => hasRole(req.user, ['administrator']);

/** Somebody who works with what visitors have sent: of sales, or an administrator. */
export const salesOrAdministrator: Access = ({ req }) => isSalesOrAdministrator(req);

/** Everybody reads what is published; an editor reads drafts too. */
export const publishedOrEditor: Access = ({ req }) => (worksOnTexts(req.user) ? true : { _status: { equals: 'published' } });

/** Everybody reads what is published and public at this moment (entries/visibility.ts); an editor reads the rest too. */
export const publicNowOrEditor: Access = ({ req }) => (worksOnTexts(req.user) ? true : publicAt(new Date()));

/** What every visitor may read. */
export const anyone: Access = () => true;

/** What only the site itself does. */
export const nobody: Access = () => false;

/** What has drafts: authors and reviewers work on them, publishers make them public (workflow/check-publication.ts asks for the review). */
export const textAccess = {
  read: publishedOrEditor,
  readVersions: signedInEditor,
  create: ({ req, data }) => hasRole(req.user, isToBePublished(data) ? PUBLISHING : WRITING),
  update: ({ req, data }) => hasRole(req.user, isToBePublished(data) ? PUBLISHING : EDITORIAL),
  delete: ({ req }) => mayPublish(req.user) || (hasRole(req.user, WRITING) && { _status: { equals: 'draft' } }),
} satisfies Record<string, Access>;

/** What has no drafts: a change is public at once, so publishers make it. */
export const factAccess = { read: anyone, create: publisher, update: publisher, delete: publisher } satisfies Record<string, Access>;

/** A field that only people who work on texts see, even where everybody reads the rest. */
export const editorialField: FieldAccess = ({ req }) => worksOnTexts(req.user);

/** A field that the site itself fills in. */
export const fieldOfTheSite: FieldAccess = () => false;

/** Whether somebody works on texts, in whatever role. */
export function worksOnTexts(user: TypedUser | null): boolean {
  return hasRole(user, EDITORIAL);
}

/** Whether somebody makes things public. */
export function mayPublish(user: TypedUser | null): boolean {
  return hasRole(user, PUBLISHING);
}

/** Whether somebody approves texts or sends them back. */
export function mayReview(user: TypedUser | null): boolean {
  return hasRole(user, REVIEWING);
}

/** Somebody signed in to the admin, for single fields. */
export function isSignedIn(req: PayloadRequest): boolean {
  return hasRole(req.user, ROLES);
}

/** Somebody of sales or an administrator, for addresses that are no operation of a collection. */
export function isSalesOrAdministrator(req: PayloadRequest): boolean {
  return hasRole(req.user, SELLING);
}

/** Whether the admin shows somebody what is for administrators. */
export function isAdministrator(user: object | null): boolean {
  return hasOneOf(['administrator'], user);
}

function isToBePublished(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';
}

function hasRole(user: PayloadRequest['user'], roles: readonly Role[]): boolean {
  return user?.collection === 'users' && user.roles.some((role) => roles.includes(role));
}

/** For `admin.hidden`: the lists of sales stand in the menu of sales and administrators only. The access rules protect them. */
export function hiddenFromOthers({ user }: { user: ClientUser }): boolean {
  const roles: unknown = user?.['roles'];
  return !Array.isArray(roles) || !roles.some((role) => role === 'sales' || role === 'administrator');
}
