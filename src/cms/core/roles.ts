/** What somebody may be in the content management. Each is also the name of the group at the identity provider. */
export const ROLES = ['administrator', 'editor', 'author', 'reviewer', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** Who makes things public: publishes, takes down, deletes, and changes what has no drafts. */
export const PUBLISHING_ROLES: readonly Role[] = ['administrator', 'editor'];

/** Who approves a text or sends it back. */
export const REVIEWING_ROLES: readonly Role[] = ['administrator', 'editor', 'reviewer'];

/** The roles that the groups of a person give. Other groups of the company mean nothing here. */
export function getRolesFromGroups(groups: readonly string[]): Role[] {
  return ROLES.filter((role) => groups.includes(role));
}

/** Whether somebody has one of these roles, for what the admin shows; the server asks access.ts. */
export function hasAnyRole(roles: readonly Role[], person: object | null | undefined): boolean {
  const own: unknown = person && 'roles' in person ? person.roles : undefined;
  return Array.isArray(own) && roles.some((role) => own.includes(role));
}
