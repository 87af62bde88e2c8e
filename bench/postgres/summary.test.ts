import { expect, test } from 'vitest';
import { shuffle, summarizeRuns } from './summary';

test('summarizes each measure of each variant', () => {
  const runs = [3, 1, 2].map((ms, round) => ({ round, variant: 'a', measured: { ms } }));
  expect(summarizeRuns([...runs, { round: 0, variant: 'b', measured: { ms: 9 } }], ['b', 'a'])).toEqual([
    { variant: 'b', measure: 'ms', median: 9, min: 9, max: 9 },
    { variant: 'a', measure: 'ms', median: 2, min: 1, max: 3 },
  ]);
});

test('a shuffle keeps every value', () => {
  const values = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(values).toSorted((one, other) => one - other)).toEqual(values);
});
