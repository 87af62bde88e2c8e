import { expect, it } from 'vitest';
import { getPageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [6, 3, [1, 2, 3, 4, 5, 6]],
  [7, 1, [1, 2, 3, undefined, 7]],
  [9, 5, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [834, 1, [1, 2, 3, undefined, 834]],
  [834, 400, [1, undefined, 398, 399, 400, 401, 402, undefined, 834]],
  [834, 834, [1, undefined, 832, 833, 834]],
])('of %i pages, at page %i', (pages, chosen, expected) => {
  expect(getPageNumbers(pages, chosen)).toEqual(expected);
});
