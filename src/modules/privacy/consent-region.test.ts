import { describe, expect, it } from 'vitest';
import { countryNeedsConsent } from './consent-region';

describe('countryNeedsConsent', () => {
  it.each(['DE', 'FR', 'IS', 'GB', 'CH', 'BR', undefined])('is true for %s', (country) =>
    expect(countryNeedsConsent(country)).toBe(true),
  );
  it.each(['US', 'JP', 'IN', 'AU'])('is false for %s', (country) => expect(countryNeedsConsent(country)).toBe(false));
});
