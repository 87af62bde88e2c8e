// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '@/modules/account/testing/signed-in';
import type { AccountCertificate, AccountExams } from '@/modules/certification/schemas';
import { Exams } from './exams';

const CERTIFICATE: AccountCertificate = {
  number: 'AAAA-AAAA',
  level: 'associate',
  issuedAt: '2026-11-26T12:00:00.000Z',
  expiresAt: '2028-11-26T12:00:00.000Z',
  state: 'valid',
  showName: true,
};
/** The certificate that it renews. */
const EARLIER: AccountCertificate = { ...CERTIFICATE, number: 'BBBB-BBBB', issuedAt: '2024-12-01T12:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

it('the buttons that hide a name have different names, and success is announced', async () => {
  const respond = (showName: boolean) =>
    Response.json({
      attempts: [],
      certificates: [{ ...CERTIFICATE, showName }, EARLIER],
      next: null,
    } satisfies AccountExams);
  vi.stubGlobal('fetch', (_path: string, { method }: { method: string }) => Promise.resolve(respond(method === 'GET')));
  const container = await renderSignedIn(<Exams />);
  await expect.poll(() => container.querySelectorAll('button')).toHaveLength(2);
  const [first, second] = container.querySelectorAll('button');
  expect(first?.textContent).toMatch(/^Hide my name on the certificate \w.+, issued \w/);
  expect(second?.textContent).not.toBe(first?.textContent);
  const status = container.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  await act(async () => first?.click());
  await expect.poll(() => status?.textContent).toBe('Your name is now hidden.');
  expect(first?.textContent).toMatch(/^Show my name/);
});
