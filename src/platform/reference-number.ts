import { randomInt } from 'node:crypto';

/** Crockford's Base32: no letters that look like digits or sound alike on the phone. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 9;

/** Generates a reference number: nine random characters that no one can guess, and a check character. */
export function generateReference(): string {
  const body = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return body + computeCheckCharacter(body);
}

/** Returns whether a text is a valid reference number. A mistyped character or two swapped neighbors make it invalid. */
export function isReference(text: string): boolean {
  return (
    text.length === LENGTH + 1 &&
    text.split('').every((character) => ALPHABET.includes(character)) &&
    computeCheckCharacter(text.slice(0, LENGTH)) === text[LENGTH]
  );
}

/**
 * Normalizes typed input to the stored form: no hyphens or spaces, and digits in place of letters that look like
 * them.
 */
export function normalizeReference(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Luhn's algorithm in base 32 (ISO/IEC 7812-1, annex B, generalized). */
function computeCheckCharacter(body: string): string {
  const size = ALPHABET.length;
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, character, index) => {
      const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / size) + (value % size);
    }, 0);
  return ALPHABET[(size - (sum % size)) % size] ?? '';
}
