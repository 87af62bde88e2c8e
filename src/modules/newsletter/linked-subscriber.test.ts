import { describe, expect, it } from 'vitest';
import { maskEmail } from './linked-subscriber';

describe('an address on a page that others may see', () => {
  it.each([
    ['zoe@example.org', 'z…@example.org'],
    ['z@example.org', 'z…@example.org'],
    ['𝒵oe@example.org', '𝒵…@example.org'],
  ])('%s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
