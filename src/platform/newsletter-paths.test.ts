import { describe, expect, it } from 'vitest';
import { toNewsletterPostPath, isNewsletterLink, redactNewsletterToken } from './newsletter-paths';

describe('newsletter links', () => {
  it.each(['/newsletter/confirm/abc', '/newsletter/unsubscribe/abc?x=1', '/newsletter/preferences/abc'])(
    '%s is recognized, has its own POST route, and is redacted in logs',
    (address) => {
      expect(isNewsletterLink(address)).toBe(true);
      expect(toNewsletterPostPath(address)).toBe(`/sent${address.replace('/', '-')}`);
      expect(redactNewsletterToken(address)).toMatch(/^\/newsletter\/[a-z]+\/…$/);
      expect(redactNewsletterToken(toNewsletterPostPath(address))).toMatch(/^\/sent-newsletter\/[a-z]+\/…$/);
    },
  );

  it.each([
    '/newsletter',
    '/newsletter/left',
    '/newsletter/confirm',
    '/newsletter/confirm/',
    '/newsletter/other/abc',
    '/a/newsletter/confirm/abc',
  ])('%s is not recognized', (address) => {
    expect(isNewsletterLink(address)).toBe(false);
  });
});
