import { describe, expect, it } from 'vitest';
import { needsConsent } from './consent-region';

describe('where consent is needed', () => {
  it.each(['DE', 'FR', 'IS', 'GB', 'CH', 'BR', undefined])('%s: it is', (country) => expect(needsConsent(country)).toBe(true));
  it.each(['US', 'JP', 'IN', 'AU'])('%s: it is not', (country) => expect(needsConsent(country)).toBe(false));
});
