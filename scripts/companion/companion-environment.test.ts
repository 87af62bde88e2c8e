import { describe, expect, it } from 'vitest';
import { isLocalSite, parseCompanionEnvironment, getSiteOrigins } from './companion-environment';
import { findMissingSystems } from './run-companion';

const usual = {
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:3000',
  REGISTRY_USER: 'site',
  REGISTRY_PASSWORD: 'secret',
} as const;

describe('companion environment', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.1.2.3', 'http://[::1]:3000'])(
    'is valid for a site on this machine: %s',
    (siteUrl) => {
      expect(isLocalSite(siteUrl)).toBe(true);
      expect(parseCompanionEnvironment({ ...usual, SITE_URL: siteUrl }).SITE_URL).toBe(siteUrl);
    },
  );

  it.each([
    'https://www.example.org',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://192.168.0.1',
    'http://localhost@example.org',
    'http://0.0.0.0:3000',
  ])('is rejected for a public site: %s', (siteUrl) => {
    expect(isLocalSite(siteUrl)).toBe(false);
    expect(() => parseCompanionEnvironment({ ...usual, SITE_URL: siteUrl })).toThrow('does not stand in for a public site');
  });

  it('is valid for any site in development', () => {
    expect(
      parseCompanionEnvironment({ ...usual, NODE_ENV: 'development', SITE_URL: 'https://preview.example.org' })
        .IDENTITY_CLIENT_ID,
    ).toBe('postgres-vendor-site');
  });

  it('names missing variables', () => {
    expect(() => parseCompanionEnvironment({ ...usual, REGISTRY_PASSWORD: '' })).toThrow(
      'The companion cannot start with these variables.',
    );
  });

  it('determines the origins at which the site is reachable', () => {
    expect(getSiteOrigins('http://localhost:3000')).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
    expect(getSiteOrigins('http://127.0.0.1/')).toEqual(['http://127.0.0.1', 'http://localhost']);
    expect(getSiteOrigins('https://www.example.org/')).toEqual(['https://www.example.org']);
  });

  it('determines which systems are not configured; an empty variable counts as unset', () => {
    expect(findMissingSystems({ NODE_ENV: 'test' })).toEqual(['IDENTITY_URL', 'PRODUCT_API_URL', 'REGISTRY_URL', 'LEARNING_URL']);
    expect(findMissingSystems({ NODE_ENV: 'test', IDENTITY_URL: 'https://id.example.org', REGISTRY_URL: '' })).toEqual([
      'PRODUCT_API_URL',
      'REGISTRY_URL',
      'LEARNING_URL',
    ]);
  });
});
