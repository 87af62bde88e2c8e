import { describe, expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { handleIn, newHandle, newsletterLink, tokenFor, unsubscribeHeaders } from './links';

describe('a token of the newsletter', () => {
  it('names one subscriber for one step, in what an address of this site may have', () => {
    const handle = newHandle();
    const token = tokenFor('preferences', handle);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(handleIn('preferences', token)).toBe(handle);
    expect(tokenFor('preferences', newHandle())).not.toBe(token);
  });

  it('is good for no other step, and for no other subscriber', () => {
    const [handle, other] = [newHandle(), newHandle()];
    const token = tokenFor('preferences', handle);
    expect(handleIn('confirm', token)).toBeUndefined();
    expect(handleIn('unsubscribe', token)).toBeUndefined();
    expect(handleIn('preferences', other + token.slice(32))).toBeUndefined();
  });

  it.each(['', 'x', '0'.repeat(64), '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(63)}g`, `${'0'.repeat(64)}\n`, '../../admin'])('is not %j', (text) => {
    expect(handleIn('confirm', text)).toBeUndefined();
  });

  it('is wrong after a change of any character', () => {
    const token = tokenFor('confirm', newHandle());
    for (let index = 0; index < token.length; index += 1) {
      const changed = token.slice(0, index) + (token[index] === '0' ? '1' : '0') + token.slice(index + 1);
      expect(handleIn('confirm', changed)).toBeUndefined();
    }
  });
});

describe('the headers to unsubscribe', () => {
  it('are those of RFC 8058, with the link of the subscriber', () => {
    const handle = newHandle();
    expect(unsubscribeHeaders(handle)).toEqual({ 'List-Unsubscribe': `<${newsletterLink('unsubscribe', handle)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(newsletterLink('unsubscribe', handle)).toBe(`${environment.SITE_URL}/newsletter/unsubscribe/${tokenFor('unsubscribe', handle)}`);
  });
});
