import { expect, it } from 'vitest';
import { buildConcepts } from './concepts';
import { buildMatchStatement } from './find-matches';
import type { MatchQuery, Strictness } from './match-query';
import { parseQuery } from './parse-query';
import { FACETS } from './search-request';

/** More pages than the search reads in whole. */
const MANY = 10_000;

const buildWords = (count: number, first: string): string[] => Array.from({ length: count }, (_each, index) => first + index);

function buildQuery(text: string, given: Partial<MatchQuery> = {}): MatchQuery {
  const { sequence, phrases, excluded, ...words } = parseQuery(text);
  const concepts = buildConcepts(words, []).map((concept) => ({ ...concept, weight: 1 }));
  const others = { names: [], partNames: [], versions: [], pinned: [], filters: {}, facets: [], dictionary: new Map() };
  return { ...others, concepts, sequence, phrases, excluded, ...given };
}

const getName = (query: MatchQuery, strictness: Strictness = 'all') => buildMatchStatement(query, strictness).name;

/** Queries of every text that the statement has for this many words. */
function listVariants(count: number, first = 'word'): MatchQuery[] {
  const words = buildWords(count, first);
  const many = new Map(['', ...words, ...words.map((word) => `~${word}`)].map((word) => [word, MANY]));
  return ['', ' '].flatMap((end) =>
    [[], ['part']].flatMap((partNames) =>
      [[], FACETS].flatMap((facets) =>
        [new Map(), many].flatMap((dictionary) =>
          [words, [...words, 'the']].map((sequence) =>
            buildQuery(words.join(' ') + end, { partNames, facets, dictionary, sequence }),
          ),
        ),
      ),
    ),
  );
}

it('every statement for up to four words is planned once for each connection, no matter how many others came before', () => {
  const odd = Array.from({ length: 300 }, (_each, index) => ({
    any: buildWords(index, 'v').map((value) => ({ facet: 'kind', value })),
  }));
  expect(odd.flatMap((condition) => getName(buildQuery('word ', { condition })) ?? [])).toEqual([]);
  const named = [1, 2, 3, 4].flatMap((count) => listVariants(count).map((query) => getName(query)));
  expect(named).not.toContain(undefined);
  expect(new Set(named).size).toBe(80);
  expect([1, 2, 3, 4].flatMap((count) => listVariants(count, 'other').map((query) => getName(query)))).toEqual(named);
});

it.each([
  ['more words', buildQuery('one two three four five ')],
  ['a phrase', buildQuery('"one two" three ')],
  ['an excluded word', buildQuery('one -two ')],
  ['a filter', buildQuery('one ', { filters: { kind: ['Tutorials'] } })],
  ['a version', buildQuery('one 18 ', { versions: ['18'] })],
  ['pinned pages', buildQuery('one ', { pinned: ['/products'] })],
])('a statement for a query with %s is planned each time', (_what, query) => expect(getName(query)).toBeUndefined());

it.each(['all-but-one', 'any'] as const)('a statement for a page with %s of the words is planned each time', (strictness) =>
  expect(getName(buildQuery('one two three '), strictness)).toBeUndefined(),
);
