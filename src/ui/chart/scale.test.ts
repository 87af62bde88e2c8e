import { expect, test } from 'vitest';
import { createScale, PLOT_UNITS } from './scale';

test('a linear axis begins at zero and ends at or after the largest value', () => {
  const { place, ticks } = createScale('linear', [12, 47]);
  expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
  expect(place(0)).toBe(0);
  expect(place(50)).toBe(PLOT_UNITS);
  expect(createScale('linear', [8]).ticks).toEqual([0, 2, 4, 6, 8]);
});

test('a logarithmic axis has a tick for each power of ten around the values', () => {
  const { place, ticks } = createScale('log', [340, 81_000]);
  expect(ticks).toEqual([100, 1000, 10_000, 100_000]);
  expect(place(100)).toBe(0);
  expect(place(1000)).toBe(333);
  expect(createScale('log', [100]).ticks, 'of a single value').toEqual([100, 1000]);
});

test('a logarithmic axis without a value above zero is refused', () => {
  expect(() => createScale('log', [0])).toThrow('above zero');
});
