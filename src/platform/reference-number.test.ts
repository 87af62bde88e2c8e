import { describe, expect, it } from 'vitest';
import { formatReference } from './format-reference';
import { isReference, generateReference, normalizeReference } from './reference-number';

describe('reference number', () => {
  it('is normalized however it is typed', () => {
    for (let count = 0; count < 500; count += 1) {
      const reference = generateReference();
      expect(isReference(reference), reference).toBe(true);
      expect(normalizeReference(formatReference(reference))).toBe(reference);
      expect(normalizeReference(` ${formatReference(reference).replaceAll('0', 'O').replaceAll('1', 'l')} `)).toBe(reference);
    }
  });

  it('detects a typo in any one character', () => {
    const reference = generateReference();
    for (let at = 0; at < reference.length; at += 1) {
      for (const other of '0123456789abcdefghjkmnpqrstvwxyz') {
        if (other === reference[at]) continue;
        expect(isReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBe(false);
      }
    }
  });

  it('rejects other lengths and characters', () => {
    for (const text of [
      '',
      'abc',
      `${generateReference()}0`,
      generateReference().toUpperCase().replace(/\d/g, 'U'),
      '__________',
    ])
      expect(isReference(text), text).toBe(false);
  });
});
