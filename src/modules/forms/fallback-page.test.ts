import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createInputBackupPage, createRejectionPage } from './fallback-page';

it('is readable: its one style is allowed by its policy, and it says what happened, with a way on', async () => {
  const page = await createRejectionPage('Too <many> forms.', 429);
  expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store']);
  const html = await page.text();
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).not.toBe('');
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(html).toContain('Too &lt;many&gt; forms.');
  expect(html).toContain('<a href="/">');
});

it('keeps what was typed, to be copied', async () => {
  const html = await (await createInputBackupPage('Not now.', { message: ['<b>two', 'lines'], empty: [''] }, 503)).text();
  expect(html).toContain('&lt;b&gt;two\nlines</pre>');
  expect(html).not.toContain('empty');
});
