import { describe, expect, it, vi } from 'vitest';
import { createTimedCache, runChecks } from './measure';

const never = (): Promise<boolean> => new Promise(() => undefined);

it('a check that fails, throws, or never ends has failed, and the others count', async () => {
  const results = await runChecks(
    [
      { component: 'pages', run: async () => true },
      { component: 'database', run: async () => false },
      { component: 'search', run: () => Promise.reject(new Error('10.0.0.7 refused')) },
      { component: 'forms', run: never },
    ],
    20,
  );
  expect(results.map(({ component, isUp }) => [component, isUp])).toEqual([
    ['pages', true],
    ['database', false],
    ['search', false],
    ['forms', false],
  ]);
  expect(JSON.stringify(results)).not.toContain('10.0.0.7');
});

describe('a periodic check', () => {
  it('is taken once for all who ask in the interval, even while it runs', async () => {
    let time = 0;
    const take = vi.fn(async () => time);
    const measure = createTimedCache(take, 30_000, () => time);
    expect(await Promise.all([measure(), measure(), measure()])).toEqual([0, 0, 0]);
    time = 29_999;
    expect(await measure()).toBe(0);
    time = 30_000;
    expect(await measure()).toBe(30_000);
    time = 59_999;
    expect(await measure()).toBe(30_000);
    expect(take).toHaveBeenCalledTimes(2);
  });
});
