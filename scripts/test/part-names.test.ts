import { describe, expect, it } from 'vitest';
import { parsePartNames, partNames } from './part-names';

describe('requested parts', () => {
  it('are all parts without an argument, otherwise the named ones', () => {
    expect([...parsePartNames([]).keys()]).toEqual([...partNames]);
    expect([...parsePartNames(['unit', 'site']).keys()]).toEqual(['unit', 'site']);
  });

  it('may name files', () => {
    expect(parsePartNames(['unit', 'integration=publishing,webinars'])).toEqual(
      new Map([
        ['unit', []],
        ['integration', ['publishing', 'webinars']],
      ]),
    );
  });

  it('must exist, and have files when files are named', () => {
    expect(() => parsePartNames(['units'])).toThrow('There is no part "units".');
    expect(() => parsePartNames(['types=src'])).toThrow('The part "types" has no files to choose from.');
  });
});
