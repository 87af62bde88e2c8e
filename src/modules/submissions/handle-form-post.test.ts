import { expect, it, vi } from 'vitest';
import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import { environment } from '@/platform/environment';
import { handleFormPost } from './handle-form-post';
import { saveSubmission } from './save-submission';

vi.mock('./save-submission', () => ({ saveSubmission: vi.fn(() => Promise.resolve('abcdefghij')) }));
vi.mock('./guard-submission', () => ({
  findExhaustedQuota: () => undefined,
  guardSubmission: () => Promise.resolve('verified'),
}));
vi.mock('./registered-entry', () => ({ findRegisteredEntry: () => Promise.resolve(undefined) }));
vi.mock('@/modules/payload-client', () => ({ getPayloadClient: () => Promise.resolve({}) }));
vi.mock('@/modules/forms', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findCurrentDefinition: () =>
    Promise.resolve({
      definition: {
        key: 'contact-sales',
        name: 'Message to sales',
        submitLabel: 'Send',
        fields: [{ name: 'email', kind: 'email', label: 'Email', required: true }],
        thankYou: '/thank-you-page',
        nextSteps: '',
        keepDays: 30,
      },
      isDatabaseUnavailable: false,
    }),
}));

it('a form in a shared preview is stored without the URL of the preview', async () => {
  const request = new Request('https://site.test/form-submissions/preview/shared/secret?form=contact-sales', {
    method: 'POST',
    headers: { origin: new URL(environment.SITE_URL).origin, [CLIENT_IP_HEADER]: '192.0.2.1' },
    body: new URLSearchParams({ email: 'ada@people.example' }),
  });
  const entries = { findSubject: () => Promise.resolve(undefined), findTitles: () => Promise.resolve([]) };
  const pages = { page: '/preview/shared/secret', storedPage: '/preview/shared/…' };
  expect((await handleFormPost(request, pages, entries)).status).toBe(303);
  expect(vi.mocked(saveSubmission).mock.calls[0]?.[0]).toMatchObject({ page: '/preview/shared/…' });
});
