import fc from 'fast-check';
import { expect, it } from 'vitest';
import { includesLine } from './sorted-lines';

const line = fc.string({ unit: fc.constantFrom('a', 'b', '-', '/'), minLength: 1, maxLength: 6 });

it('finds each line of a text and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line), line, (lines, other) => {
      const text = lines.toSorted().join('\n');
      for (const each of lines) expect(includesLine(text, each)).toBe(true);
      expect(includesLine(text, other)).toBe(lines.includes(other));
      expect(includesLine(text, `${other}\n${other}`)).toBe(false);
    }),
    { seed: 1 },
  );
});
