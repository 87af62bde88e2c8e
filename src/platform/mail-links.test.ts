import { describe, expect, it } from 'vitest';
import { toMailLinkPostPath, isMailLink } from './mail-links';

describe('newsletter links', () => {
  it.each(['/newsletter/confirm/abc', '/newsletter/unsubscribe/abc?x=1', '/newsletter/preferences/abc'])(
    '%s is recognized and has its own POST route',
    (address) => {
      expect(isMailLink(address)).toBe(true);
      expect(toMailLinkPostPath(address)).toBe(`/mail-actions${address}`);
    },
  );

  it.each([
    '/newsletter',
    '/newsletter/unsubscribed',
    '/newsletter/confirm',
    '/newsletter/confirm/',
    '/newsletter/other/abc',
    '/a/newsletter/confirm/abc',
  ])('%s is not recognized', (address) => {
    expect(isMailLink(address)).toBe(false);
  });
});
