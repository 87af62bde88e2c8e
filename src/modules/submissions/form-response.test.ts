import { expect, test, vi } from 'vitest';
import { type FormDefinition, renderFormHtml } from '@/modules/forms';
import { createFormResponse } from './form-response';

const { fetchInternalPage } = vi.hoisted(() => ({ fetchInternalPage: vi.fn() }));
vi.mock('@/platform/internal-pages', async (importOriginal) => ({ ...(await importOriginal<object>()), fetchInternalPage }));

const definition: FormDefinition = {
  key: 'contact',
  name: 'Contact us',
  submitLabel: 'Send',
  thankYou: '/thank-you-page',
  nextSteps: '',
  keepDays: 1,
  fields: [{ name: 'email', kind: 'email', label: 'Email' }],
};

test('a form shown again keeps the policy of its page, but is not a cached page', async () => {
  fetchInternalPage.mockResolvedValueOnce({
    status: 200,
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'x-page-version': '0123',
      etag: '"a"',
    },
    html: `<title>Contact</title>${await renderFormHtml(definition)}<footer></footer>`,
  });
  const state = { values: { email: ['zoe@example'] }, problems: [{ name: 'email', message: 'Enter an email address.' }] };
  const response = await createFormResponse({ page: '/contact', definition, state, status: 422 });
  expect(response.status).toBe(422);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect(await response.text()).toMatch(/value="zoe@example".*<footer>/s);
});
