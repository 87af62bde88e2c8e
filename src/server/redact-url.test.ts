import { expect, it } from 'vitest';
import { redactUrl } from './redact-url';

it.each([
  ['/newsletter/confirm/abc', '/newsletter/confirm/…'],
  ['/newsletter/unsubscribe/abc?x=1', '/newsletter/unsubscribe/…'],
  ['/mail-actions/newsletter/preferences/abc', '/mail-actions/newsletter/preferences/…'],
  ['/requests/confirm/abc', '/requests/confirm/…'],
  ['/preview/shared/abc/def', '/preview/shared/…'],
  ['/form-submissions/preview/shared/abc?form=contact-sales', '/form-submissions/preview/shared/…'],
  ['/certificates/A-1', '/certificates/…'],
  ['/certificates/A-1/certificate.pdf', '/certificates/…'],
  ['/certificates', '/certificates'],
  ['/preview/posts/1', '/preview/posts/1'],
  ['/api/users/sign-in/once?token=abc', '/api/users/sign-in/once'],
  ['/search?q=a+private+word', '/search'],
  ['/products', '/products'],
  ['', ''],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});
