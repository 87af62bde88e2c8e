import { describe, expect, it } from 'vitest';
import { parsePartNames, partNames } from './part-names';

describe('requested parts', () => {
  it('are all parts without an argument, otherwise the named ones', () => {
    expect([...parsePartNames([])]).toEqual([...partNames]);
    expect([...parsePartNames(['unit', 'site'])]).toEqual(['unit', 'site']);
  });

  it('must exist', () => {
    expect(() => parsePartNames(['units'])).toThrow('There is no part "units".');
  });
});
