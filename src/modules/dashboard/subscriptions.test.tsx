// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '@/modules/account/testing/signed-in';
import type { ProductAccount } from '@/services/product-api/account';
import { DAY_MS } from '@/platform/durations';
import { Subscriptions } from './subscriptions';

afterEach(() => vi.unstubAllGlobals());

/** A subscription that ends in so many days. */
function endIn(days: number): ProductAccount['subscriptions'][number] {
  const endsOn = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { id: `${days}`, product: `Ends in ${days}`, plan: 'Support', cores: 8, startsOn: '2026-01-01', endsOn };
}

it('a subscription that ends soon or has ended has a link to a renewal quote, and one that runs on has none', async () => {
  const account: ProductAccount = {
    account: { number: '1', name: 'A company' },
    subscriptions: [endIn(300), endIn(10), endIn(-10)],
    entitlements: [{ id: 'one', name: 'Packages', description: '', subscription: '10', products: [], endsOn: endIn(10).endsOn }],
    sample: true,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(account)));
  const container = await renderSignedIn(<Subscriptions />);
  await expect.poll(() => container.querySelectorAll('h3').length).toBeGreaterThan(0);
  const renewable = [...container.querySelectorAll('li')]
    .filter((row) => row.querySelector('a[href="/products/plans-comparison#get-a-quote"]') !== null)
    .map((row) => row.querySelector('h3, h4')?.textContent);
  expect(renewable).toEqual(['Ends in 10', 'Ends in -10']);
});
