import { expect, test } from 'vitest';
import type { RegistryFile } from '@/services/registry';
import { findEntitledFiles } from './find-entitled-files';

const file = (product: string, access: RegistryFile['access']): RegistryFile => ({
  product,
  version: '18',
  name: `${product}-${access}.tar.gz`,
  label: 'Archive',
  size: 1,
  sha256: 'a'.repeat(64),
  platform: null,
  architecture: null,
  access,
  sample: false,
});
const entitlement = (product: string, endsOn: string) => ({
  id: endsOn,
  name: 'Servers',
  description: '',
  subscription: 'S-1',
  products: [product],
  endsOn,
});
const FILES = [file('advanced-server', 'subscription'), file('advanced-server', 'public'), file('distributed', 'subscription')];

test('a file of a subscription is listed with the last day of the longest entitlement to its product', () => {
  const entitlements = [entitlement('advanced-server', '2026-12-01'), entitlement('advanced-server', '2027-06-30')];
  expect(findEntitledFiles(FILES, entitlements, Date.parse('2026-11-23T09:00Z'))).toMatchObject([
    { url: '/downloads/files/advanced-server/18/advanced-server-subscription.tar.gz', endsOn: '2027-06-30' },
    { name: 'advanced-server-public.tar.gz', endsOn: null },
  ]);
});

test('an entitlement works until its last day is over in every time zone, and opens nothing afterwards', () => {
  const names = (now: string) =>
    findEntitledFiles(FILES, [entitlement('distributed', '2026-11-23')], Date.parse(now)).map(({ name }) => name);
  // The last minute of the day at UTC−12.
  expect(names('2026-11-24T11:59Z')).toContain('distributed-subscription.tar.gz');
  expect(names('2026-11-24T12:01Z')).toEqual(['advanced-server-public.tar.gz']);
});
