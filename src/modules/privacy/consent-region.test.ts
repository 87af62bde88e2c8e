import { describe, expect, it } from 'vitest';
import { countryNeedsConsent } from './consent-region';

describe('where consent is needed', () => {
  it.each(['DE', 'FR', 'IS', 'GB', 'CH', 'BR', undefined])('%s: it is', (country) =>
    expect(countryNeedsConsent(country)).toBe(true),
  );
  it.each(['US', 'JP', 'IN', 'AU'])('%s: it is not', (country) => expect(countryNeedsConsent(country)).toBe(false));
});
