import { describe, expect, it } from 'vitest';
import { toMailLinkPostPath, isMailLink, redactMailLinkToken } from './mail-links';

describe('newsletter links', () => {
  it.each(['/newsletter/confirm/abc', '/newsletter/unsubscribe/abc?x=1', '/newsletter/preferences/abc'])(
    '%s is recognized, has its own POST route, and is redacted in logs',
    (address) => {
      expect(isMailLink(address)).toBe(true);
      expect(toMailLinkPostPath(address)).toBe(`/mail-actions${address}`);
      expect(redactMailLinkToken(address)).toMatch(/^\/newsletter\/[a-z]+\/…$/);
      expect(redactMailLinkToken(toMailLinkPostPath(address))).toMatch(/^\/mail-actions\/newsletter\/[a-z]+\/…$/);
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
    expect(isMailLink(address)).toBe(false);
  });
});
