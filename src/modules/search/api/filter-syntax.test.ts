import { describe, expect, it } from 'vitest';
import { FilterSyntaxError, parseFilters, toFilterExpression } from './filter-syntax';

const blog = { facet: 'kind', value: 'Blog' };
const [v17, v18] = [
  { facet: 'version', value: '17' },
  { facet: 'version', value: '18' },
];

describe('the parameter filters', () => {
  it.each([
    ['kind:Blog', blog],
    ['kind:Blog AND version:17', { all: [blog, v17] }],
    ['kind:Blog AND (version:17 OR version:18)', { all: [blog, { any: [v17, v18] }] }],
    ['kind:Blog OR version:17 AND version:18', { any: [blog, { all: [v17, v18] }] }],
    ['NOT kind:Blog', { not: blog }],
    ['kind:"White papers"', { facet: 'kind', value: 'White papers' }],
    ["'kind':'A AND (B'", { facet: 'kind', value: 'A AND (B' }],
    ['kind: Blog', blog],
  ])('%s', (text, expected) => {
    expect(parseFilters(text)).toEqual(expected);
  });

  it('has no condition when it is empty', () => expect(parseFilters('  ')).toBeUndefined());

  it.each(['Blog', 'kind:Blog AND', '(kind:Blog', 'kind:Blog)', 'kind:Blog version:17', 'boost > 1', 'AND', '('.repeat(50)])(
    'that is no filter is refused: %s',
    (text) => expect(() => parseFilters(text)).toThrow(FilterSyntaxError),
  );
});

describe('the parameter facetFilters', () => {
  it('has all of the outer list and one of each inner list', () => {
    expect(toFilterExpression(['kind:Blog', ['version:17', 'version:18']])).toEqual({ all: [blog, { any: [v17, v18] }] });
  });

  it('excludes a value after a minus, and accepts an escaped minus as part of the value', () => {
    expect(toFilterExpression(['kind:-Blog'])).toEqual({ all: [{ not: blog }] });
    expect(toFilterExpression(['kind:\\-Blog'])).toEqual({ all: [{ facet: 'kind', value: '-Blog' }] });
  });

  it('is rejected without an attribute', () => expect(() => toFilterExpression(['Blog'])).toThrow(FilterSyntaxError));
});
