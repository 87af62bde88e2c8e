import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook } from './sign';

const SECRET = 'the-secret-of-both-sides-in-a-test';
const NOW = new Date('2026-11-22T12:00:00Z');
const BODY = '{"type":"content.published"}';

function verify(changes: Record<string, string> = {}, body = BODY, now = NOW) {
  const headers = new Headers({ ...signWebhook({ id: 'message-1', body: BODY, secret: SECRET }, NOW), ...changes });
  return verifyWebhook(headers, { body, secret: SECRET }, now);
}

describe('verifyWebhook', () => {
  it('accepts what was signed with the same secret', () => expect(verify()).toEqual({ id: 'message-1', sentAt: NOW }));

  it('signs as Standard Webhooks has it', () => {
    // Computed with: printf 'message-1.1795348800.…' | openssl dgst -sha256 -hmac '…' -binary | base64
    expect(signWebhook({ id: 'message-1', body: BODY, secret: SECRET }, NOW)['webhook-signature']).toBe(
      'v1,CSI50HF7H30lnTBdtUzMeMX7Zdl7743hoIEIcGmuOGo=',
    );
  });

  it('accepts one right signature among several', () => {
    const { 'webhook-signature': right } = signWebhook({ id: 'message-1', body: BODY, secret: SECRET }, NOW);
    expect(verify({ 'webhook-signature': `v1,b3RoZXI= ${right}` })).toMatchObject({ id: 'message-1' });
  });

  it.each([
    ['another body', {}, '{"type":"content.published" }'],
    ['another id', { 'webhook-id': 'message-2' }, BODY],
    ['another time', { 'webhook-timestamp': String(NOW.getTime() / 1000 + 1) }, BODY],
    ['another signature', { 'webhook-signature': 'v1,AAAA' }, BODY],
    ['the signature of another secret', { ...signWebhook({ id: 'message-1', body: BODY, secret: 'another' }, NOW) }, BODY],
  ])('refuses %s', (_what, changes, body) => expect(verify(changes, body)).toBe('wrong signature'));

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('refuses a message without %s', (name) =>
    expect(verify({ [name]: '' })).toBe('unsigned'),
  );

  it('refuses a message without headers', () =>
    expect(verifyWebhook(new Headers(), { body: BODY, secret: SECRET }, NOW)).toBe('unsigned'));

  it.each([-301, 301])('refuses a message that is %i s away from now', (seconds) =>
    expect(verify({}, BODY, new Date(NOW.getTime() + seconds * 1000))).toBe('stale'),
  );

  it.each([-299, 299])('accepts a message that is %i s away from now', (seconds) =>
    expect(verify({}, BODY, new Date(NOW.getTime() + seconds * 1000))).toMatchObject({ id: 'message-1' }),
  );
});
