import { describe, expect, it } from 'vitest';
import { parsePartNames, partNames } from './part-names';

describe('the parts that are asked for', () => {
  it('are all without an argument, else the named ones', () => {
    expect([...parsePartNames([])]).toEqual([...partNames]);
    expect([...parsePartNames(['unit', 'site'])]).toEqual(['unit', 'site']);
  });

  it('must exist', () => {
    expect(() => parsePartNames(['units'])).toThrow('There is no part "units".');
  });
});
