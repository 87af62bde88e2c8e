import { describe, expect, it } from 'vitest';
import { queriesSchema, toSearchRequest } from './query-schema';

/** Parses a body with one query. */
function parseOne(query: object) {
  const [parsed] = queriesSchema.parse({ requests: [{ indexName: 'site', ...query }] });
  if (parsed === undefined) throw new Error('The body has no query.');
  return toSearchRequest(parsed);
}

describe('the parameters of a query', () => {
  it.each([
    ['in the query', { query: 'vacuum', page: 2, facets: ['kind', 'unknown'] }],
    ['in an object', { params: { query: 'vacuum', page: 2, facets: ['kind', 'unknown'] } }],
    ['in a query string', { params: 'query=vacuum&page=2&facets=%5B%22kind%22%2C%22unknown%22%5D' }],
  ])('may be %s', (_where, query) => {
    expect(parseOne(query)).toMatchObject({ query: 'vacuum', page: 3, hitsPerPage: 20, facets: ['kind'] });
  });

  it.each([
    [0, 1],
    [50, 50],
    [51, 50],
    [1_001, 20],
    ['many', 20],
  ])('%j hits on a page are %i', (hitsPerPage, expected) => {
    expect(parseOne({ hitsPerPage }).hitsPerPage).toBe(expected);
  });

  it.each([null, 7, '', '[', 'query', ['vacuum']])('%j has none of them', (params) => {
    expect(parseOne({ params })).toMatchObject({ query: '', page: 1 });
  });
});

it('a body has at most ten queries, and may be the list itself', () => {
  const ten = Array.from({ length: 10 }, () => ({ query: 'vacuum' }));
  expect(queriesSchema.parse(ten)).toHaveLength(10);
  expect(queriesSchema.safeParse({ requests: [...ten, {}] }).success).toBe(false);
  expect(queriesSchema.safeParse({ query: 'vacuum' }).success).toBe(false);
});
