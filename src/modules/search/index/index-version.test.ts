import { expect, it } from 'vitest';
import { isOutdated } from './index-version';

it.each([
  ['', true],
  ['documents of version 2', true],
  ['documents of version 3', false],
  ['documents of version 10', false],
  ['a comment of somebody else', true],
])('the index “%s” is outdated for version 3: %s', (comment, expected) => {
  expect(isOutdated(comment, 3)).toBe(expected);
});
