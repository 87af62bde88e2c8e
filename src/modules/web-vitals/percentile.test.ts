import { describe, expect, it } from 'vitest';
import { type Bucket, summarizeVital } from './percentile';
import { getBucket, RATINGS, rateVital, VITAL_NAMES, type VitalName, VITALS } from './vitals';

/** Counts values as the database does. */
function count(name: VitalName, values: readonly number[]): Bucket[] {
  return values.map((value) => ({ upperBound: getBucket(name, value), samples: 1 }));
}

describe('buckets', () => {
  it.each(VITAL_NAMES)('of %s rise, and have both limits', (name) => {
    const { bounds, good, poor } = VITALS[name];
    expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
    expect(bounds).toEqual(expect.arrayContaining([good, poor]));
  });

  it('have the same rating as each of their values', () => {
    for (const name of VITAL_NAMES)
      for (const value of [0, ...VITALS[name].bounds].flatMap((bound) => [bound, bound + 0.001]))
        expect(rateVital(name, getBucket(name, value)), `${name} ${value}`).toBe(rateVital(name, value));
  });
});

describe('the 75th percentile', () => {
  it('is within the bucket of the value, which is at most a quarter wide where it matters', () => {
    const values = Array.from({ length: 100 }, (_each, index) => 1_000 + index * 20);
    const p75 = summarizeVital('LCP', count('LCP', values))?.p75 ?? 0;
    expect(p75).toBeGreaterThan(2_250);
    expect(p75).toBeLessThanOrEqual(2_500);
    expect(Math.abs(p75 - 2_480)).toBeLessThan(50);
    // The database returns the buckets in any order.
    expect(summarizeVital('LCP', count('LCP', values.toReversed()))?.p75).toBe(p75);
  });

  it('of one value is not above its bucket', () => {
    expect(summarizeVital('INP', count('INP', [180]))).toMatchObject({ samples: 1, p75: 193.75, rating: 'good' });
    expect(summarizeVital('CLS', count('CLS', [0]))).toMatchObject({ p75: 0, rating: 'good' });
  });

  it('above all bounds is the last of them, which is poor', () => {
    expect(summarizeVital('TTFB', count('TTFB', [60_000]))).toMatchObject({ p75: 8_000, rating: 'poor' });
  });

  it('is undefined without samples', () => {
    expect(summarizeVital('LCP', [])).toBeUndefined();
  });
});

it('page views are counted by their rating', () => {
  const ratings = summarizeVital('LCP', count('LCP', [900, 2_500, 2_501, 4_000, 9_000]))?.ratings;
  expect(RATINGS.map((rating) => ratings?.[rating])).toEqual([2, 2, 1]);
});
