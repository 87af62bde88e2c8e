import { describe, expect, it } from 'vitest';
import { searchParamsSchema } from './search-request';

describe('the parameters of the search page', () => {
  it.each([
    [undefined, 1],
    ['2', 2],
    ['15', 15],
    ['16', 15],
    ['999', 15],
    ['0', 1],
    ['-3', 1],
    ['1e3', 1],
    [['2', '3'], 3],
  ])('page %j is page %d: no page before the first, and none after the last', (page, expected) => {
    expect(searchParamsSchema.parse({ page }).page).toBe(expected);
  });

  it('filter by at most ten values of a facet, without those that none can have', () => {
    const values = Array.from({ length: 12 }, (_each, index) => `kind ${index}`);
    expect(searchParamsSchema.parse({ kind: values }).filters.kind).toEqual(values.slice(0, 10));
    expect(searchParamsSchema.parse({ kind: ['', 'x'.repeat(101), 'Blog\0'], topic: '' }).filters).toEqual({ kind: ['Blog'] });
  });

  it('have a query of limited length', () => {
    expect(searchParamsSchema.parse({ q: 'x'.repeat(10_000) }).query.length).toBeLessThan(1_000);
    expect(searchParamsSchema.parse({ q: ['first', 'last'] }).query).toBe('last');
  });
});
