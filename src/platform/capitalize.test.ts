import { expect, test } from 'vitest';
import { capitalize } from './capitalize';

test('only the first letter becomes a capital', () => {
  expect(capitalize('in none of the SQL plans')).toBe('In none of the SQL plans');
  expect(capitalize('')).toBe('');
});
