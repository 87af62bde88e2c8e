import { expect, it } from 'vitest';
import type { Role } from '@/cms/core/roles';
import { getReviewSteps } from './review-steps';

const labels = (state: string | undefined, role: Role, changedBy: number | undefined) =>
  getReviewSteps({ state, changedBy, person: { id: 1, collection: 'users', roles: [role] } }).map(({ label }) => label);

it.each([
  [undefined, 'author', 1, ['Ask for review']],
  ['writing', 'author', 2, ['Ask for review']],
  ['writing', 'reviewer', 2, ['Ask for review', 'Approve']],
  ['writing', 'editor', 1, ['Ask for review']],
  ['writing', 'editor', undefined, ['Ask for review']],
  ['sent-back', 'author', 2, ['Ask for review']],
  ['asked', 'author', 1, ['Take back the request']],
  ['asked', 'reviewer', 2, ['Send back', 'Approve']],
  ['asked', 'administrator', 1, ['Send back', 'Take back the request']],
  ['approved', 'editor', 2, ['Send back']],
  ['approved', 'author', 2, []],
] as const)('state %s, role %s, last changed by %s: offers %j', (state, role, changedBy, expected) => {
  expect(labels(state, role, changedBy)).toEqual(expected);
});
