/** The roles in the CMS. Each is also the name of a group at the identity provider. */
export const ROLES = ['administrator', 'editor', 'author', 'reviewer', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that work on content and see drafts. The sales role only reads submissions and changes no page. */
export const EDITORIAL_ROLES: readonly Role[] = ['administrator', 'editor', 'author', 'reviewer'];

/** Roles that publish, unpublish, delete, and change collections without drafts. */
export const PUBLISHING_ROLES: readonly Role[] = ['administrator', 'editor'];

/** Roles that approve drafts or send them back. */
export const REVIEWING_ROLES: readonly Role[] = ['administrator', 'editor', 'reviewer'];

/** Returns the roles for a person's groups at the identity provider. Other groups are ignored. */
export function getRolesFromGroups(groups: readonly string[]): Role[] {
  return ROLES.filter((role) => groups.includes(role));
}

/**
 * Returns whether a person has one of these roles, to decide what the admin shows. The server enforces access with
 * access.ts.
 */
export function hasAnyRole(roles: readonly Role[], person: object | null | undefined): boolean {
  const own: unknown = person && 'roles' in person ? person.roles : undefined;
  return Array.isArray(own) && roles.some((role) => own.includes(role));
}
