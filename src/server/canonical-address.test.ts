import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address';

describe('canonicalAddress', () => {
  it.each([
    ['/Products', '/products'],
    ['/products/', '/products'],
    ['/PRODUCTS//View-All/?Need=HA', '/products/view-all?Need=HA'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/?', undefined],
    ['/', undefined],
    ['/products?q=A', undefined],
    ['/%C3%A4', undefined],
    ['/_next/static/A.js', undefined],
    ['/admin/Collections', undefined],
  ])('%s leads to %s', (address, canonical) => expect(canonicalAddress(address)).toBe(canonical));

  it('never leads to another site', () => {
    for (const address of ['///evil.example/', '/\\/evil.example', '//\\evil.example//']) {
      expect(canonicalAddress(address)).toMatch(/^\/[^/\\]/);
    }
  });
});
