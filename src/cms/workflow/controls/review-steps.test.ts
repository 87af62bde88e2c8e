import { expect, it } from 'vitest';
import type { Role } from '@/cms/core/access/roles';
import { getReviewSteps } from './review-steps';

const labels = (state: string | undefined, role: Role, changedBy: number | undefined) =>
  getReviewSteps({ state, changedBy, person: { id: 1, collection: 'users', roles: [role] } }).map(({ label }) => label);

it.each([
  [undefined, 'author', 1, ['Request review']],
  ['writing', 'author', 2, ['Request review']],
  ['writing', 'reviewer', 2, ['Request review', 'Approve']],
  ['writing', 'editor', 1, ['Request review']],
  ['writing', 'editor', undefined, ['Request review']],
  ['sent-back', 'author', 2, ['Request review']],
  ['asked', 'author', 1, ['Withdraw the request']],
  ['asked', 'reviewer', 2, ['Send back', 'Approve']],
  ['asked', 'administrator', 1, ['Send back', 'Withdraw the request']],
  ['approved', 'editor', 2, ['Send back']],
  ['approved', 'author', 2, []],
] as const)('state %s, role %s, last changed by %s: offers %j', (state, role, changedBy, expected) => {
  expect(labels(state, role, changedBy)).toEqual(expected);
});
