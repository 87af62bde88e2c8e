import { expect, test } from 'vitest';
import { findCurrentEntitlements } from './find-current-entitlements';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const subscription = (id: string, endsOn: string) => ({
  id,
  product: 'Plan',
  plan: 'Support',
  cores: 8,
  startsOn: '2025-01-01',
  endsOn,
});
const entitlement = (id: string, of: string, endsOn: string) => ({ id, name: id, description: '', subscription: of, endsOn });

test('what has ended, or belongs to a subscription that has, is not included any more', () => {
  const subscriptions = [subscription('runs', '2027-01-31'), subscription('ended', '2026-01-31')];
  const entitlements = [
    entitlement('images', 'runs', '2027-01-31'),
    entitlement('pilot', 'runs', '2026-10-31'),
    entitlement('support', 'ended', '2027-01-31'),
    entitlement('orphan', 'unknown', '2027-01-31'),
  ];
  expect(findCurrentEntitlements({ subscriptions, entitlements }, NOW).map(({ id }) => id)).toEqual(['images']);
});

test('the last day counts', () => {
  const data = {
    subscriptions: [subscription('runs', '2026-11-23')],
    entitlements: [entitlement('images', 'runs', '2026-11-23')],
  };
  expect(findCurrentEntitlements(data, NOW)).toHaveLength(1);
});
