import { randomInt } from 'node:crypto';

/** Crockford's Base32: no letters that are taken for digits, or for one another on the telephone. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 9;

/** A new reference number: nine random characters, which nobody guesses, and one that shows slips. */
export function generateReference(): string {
  const body = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return body + computeCheckCharacter(body);
}

/** Whether a text can be a reference number; a slip in one character, or two exchanged neighbours, make it wrong. */
export function isReference(text: string): boolean {
  return (
    text.length === LENGTH + 1 &&
    text.split('').every((character) => ALPHABET.includes(character)) &&
    computeCheckCharacter(text.slice(0, LENGTH)) === text[LENGTH]
  );
}

/** As people read it: K3M-9QXR-… in groups, capital letters. */
export function formatReference(reference: string): string {
  return reference.toUpperCase().replace(/^(.{3})(.{3})(.{4})$/, '$1-$2-$3');
}

/** What a person has typed, as it is kept: without hyphens and spaces, and with the letters that look like digits as such. */
export function normalizeReference(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Luhn's algorithm in base 32 (ISO/IEC 7812-1, annex B, generalised). */
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
