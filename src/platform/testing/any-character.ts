import type fc from 'fast-check';

/** Halves of characters, which aren't characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character, for `fc.string({ unit: createAnyCharacter(fc) })`. It generates the same strings as the unit `binary` of fast-check,
 * which lists all million characters first: that takes more than half a second of CPU time.
 */
export const createAnyCharacter = ({ integer }: Pick<typeof fc, 'integer'>): fc.Arbitrary<string> =>
  integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
    (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
    (text) => {
      const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
      if (code === undefined || text !== String.fromCodePoint(code)) throw new Error('It is not a character.');
      return code < SURROGATES.first ? code : code - SURROGATES.count;
    },
  );
