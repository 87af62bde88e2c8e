import { describe, expect, it } from 'vitest';
import { maskEmail } from './linked-subscriber';

describe('maskEmail', () => {
  it.each([
    ['zoe@example.org', 'z…@example.org'],
    ['z@example.org', 'z…@example.org'],
    ['𝒵oe@example.org', '𝒵…@example.org'],
  ])('masks %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
