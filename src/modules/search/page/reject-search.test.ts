import { expect, it } from 'vitest';
import { rejectSearch } from './reject-search';

const SCOPE = { heading: 'Search', path: '/search' } as const;

it.each([
  ['too-many', 429],
  ['page-unavailable', 503],
] as const)('rejects a search (%s) and keeps the query, escaped', async (rejection, status) => {
  const response = await rejectSearch(rejection, SCOPE, '"><script>alert(1)</script>');
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe('5');
  const html = await response.text();
  expect(html).toContain('<form action="/search">');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});
