import { ROLES, type Role } from '@/cms/core/access/roles';
import type { User } from '@/payload-types';

/** Roles that see what the site knows about customers. */
export const SALES_ROLES = ['sales', 'administrator'] as const satisfies readonly Role[];

/** All other roles, and `undefined` for who isn't signed in. */
export const OTHER_ROLES: readonly (Role | undefined)[] = [
  undefined,
  ...ROLES.filter((role) => !SALES_ROLES.some((each) => each === role)),
];

/** Creates the user of a request: someone with this role, or no one. */
export function createUser(role: Role | undefined): User | null {
  if (role === undefined) return null;
  return {
    id: 1,
    name: 'Someone',
    email: 'someone@example.com',
    subject: 'someone',
    roles: [role],
    updatedAt: '2026-11-01T00:00:00.000Z',
    createdAt: '2026-11-01T00:00:00.000Z',
    collection: 'users',
  };
}
