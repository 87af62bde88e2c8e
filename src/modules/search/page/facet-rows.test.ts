import { expect, test } from 'vitest';
import type { SearchResult } from '../query/search';
import { searchParamsSchema } from '../query/search-request';
import { buildFacetRows } from './facet-rows';

const RESULT: SearchResult = {
  query: 'analytics',
  correctedQuery: undefined,
  total: 3,
  isCapped: false,
  page: 1,
  pages: 1,
  hits: [],
  facets: [
    { facet: 'product', value: 'warehousepg', count: 2 },
    { facet: 'product', value: 'not-a-product', count: 1 },
  ],
  answer: undefined,
};

test('products have their names, and other keys are capitalized', () => {
  const scope = { path: '/search', productNames: { warehousepg: 'WarehousePG' } };
  const [row] = buildFacetRows(RESULT, searchParamsSchema.parse({ q: 'analytics' }), scope);
  expect(row?.choices.map(({ label }) => label)).toEqual(['Any', 'WarehousePG', 'Not A Product']);
});
