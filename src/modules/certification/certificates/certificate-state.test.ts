import { expect, it } from 'vitest';
import { getCertificateState } from './certificate-state';

const expiresAt = new Date('2028-11-28T12:00:00Z');

it.each([
  [false, -1, 'valid'],
  [false, 0, 'expired'],
  [true, -1, 'revoked'],
  [true, 1, 'revoked'],
])('a certificate (revoked: %s) is, %i ms after its end, %s', (revoked, milliseconds, state) => {
  expect(getCertificateState({ expiresAt, revoked }, new Date(expiresAt.getTime() + milliseconds))).toBe(state);
});
