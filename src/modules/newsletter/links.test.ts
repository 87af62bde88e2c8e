import { describe, expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { createLinkId } from '@/platform/link-tokens';
import { verifyNewsletterToken, buildNewsletterLink, createNewsletterToken, buildUnsubscribeHeaders } from './links';

describe('newsletter token', () => {
  it('identifies one subscriber and action, with characters that are allowed in a URL of this site', () => {
    const handle = createLinkId();
    const token = createNewsletterToken('preferences', handle);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyNewsletterToken('preferences', token)).toBe(handle);
    expect(createNewsletterToken('preferences', createLinkId())).not.toBe(token);
  });

  it('is invalid for another action or another subscriber', () => {
    const [handle, other] = [createLinkId(), createLinkId()];
    const token = createNewsletterToken('preferences', handle);
    expect(verifyNewsletterToken('confirm', token)).toBeUndefined();
    expect(verifyNewsletterToken('unsubscribe', token)).toBeUndefined();
    expect(verifyNewsletterToken('preferences', other + token.slice(32))).toBeUndefined();
  });

  it.each(['', 'x', '0'.repeat(64), '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(63)}g`, `${'0'.repeat(64)}\n`, '../../admin'])(
    'rejects %j',
    (text) => {
      expect(verifyNewsletterToken('confirm', text)).toBeUndefined();
    },
  );

  it('is invalid after any character has changed', () => {
    const token = createNewsletterToken('confirm', createLinkId());
    for (let index = 0; index < token.length; index += 1) {
      const changed = token.slice(0, index) + (token[index] === '0' ? '1' : '0') + token.slice(index + 1);
      expect(verifyNewsletterToken('confirm', changed)).toBeUndefined();
    }
  });
});

describe('unsubscribe headers', () => {
  it("follow RFC 8058 and contain the subscriber's link", () => {
    const handle = createLinkId();
    expect(buildUnsubscribeHeaders(handle)).toEqual({
      'List-Unsubscribe': `<${buildNewsletterLink('unsubscribe', handle)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(buildNewsletterLink('unsubscribe', handle)).toBe(
      `${environment.SITE_URL}/newsletter/unsubscribe/${createNewsletterToken('unsubscribe', handle)}`,
    );
  });
});
