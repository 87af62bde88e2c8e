import { expect, test } from 'vitest';
import { renderResultTemplate } from './search-html';

test.each([
  { heading: 'Search', path: '/search' },
  { heading: 'Search the docs', path: '/docs/search', kind: 'Documentation' },
] as const)('the page of $path keeps the styles of its filters, which come with the results', async (scope) => {
  const template = await renderResultTemplate(scope);
  expect(template).toMatch(/<details[^]*<dl[^]*<dt[^]*<small[^]*<\/details>/);
});
