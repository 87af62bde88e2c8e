import { describe, expect, it } from 'vitest';
import { chosenParts, partNames } from './part-names';

describe('the parts that are asked for', () => {
  it('are all without an argument, else the named ones', () => {
    expect([...chosenParts([])]).toEqual([...partNames]);
    expect([...chosenParts(['unit', 'site'])]).toEqual(['unit', 'site']);
  });

  it('must exist', () => {
    expect(() => chosenParts(['units'])).toThrow('There is no part "units".');
  });
});
