import { describe, expect, it } from 'vitest';
import { isEquivalent } from './changed-fields';

describe('isEquivalent', () => {
  it.each([
    [null, undefined],
    ['', null],
    [false, undefined],
    [[], undefined],
    [{ href: null }, {}],
    [{ id: 'a', heading: 'H' }, { heading: 'H' }],
    [[{ id: 'a', blockName: 'x', blockType: 'hero' }], [{ blockType: 'hero' }]],
    [
      { b: 1, a: 2 },
      { a: 2, b: 1 },
    ],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('returns true for %j and %j', (one, other) => {
    expect(isEquivalent(one, other)).toBe(true);
  });

  it.each([
    ['a', 'b'],
    [0, undefined],
    [true, false],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [[{ blockType: 'hero' }], [{ blockType: 'prose' }]],
    [{ heading: 'H' }, { heading: 'H', text: 'T' }],
  ])('returns false for %j and %j', (one, other) => {
    expect(isEquivalent(one, other)).toBe(false);
  });
});
