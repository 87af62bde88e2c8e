import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { search } from './search';

const RULES = { synonyms: [], pinned: new Map(), hidden: new Map() };
const toMatch = (name: string) => ['pages:1:0', '1', '/replication', true, name, false, 1];

const statementSchema = z.object({ text: z.string(), values: z.array(z.unknown()) });

/**
 * A database with one page, which has all words but “unknown”, and misspelled ones. It records the words of each search for
 * matches.
 */
function createDatabase(name = 'Replication') {
  const searched: string[] = [];
  const query = async (given: unknown) => {
    if (typeof given === 'string')
      return {
        rows: given.includes('string_agg') ? [{ words: ' 1\n~backup 1\n~replic 1' }] : [{ word: 'replication', documents: 1 }],
      };
    const { text, values } = statementSchema.parse(given);
    if (!text.includes('named as materialized')) return { rows: [] };
    const words = String(values[0]);
    searched.push(words);
    const isFound = !/replicaton|unknown/.test(words);
    return { rows: [{ total: isFound ? 5 : 0, isCapped: false, facets: null, matches: isFound ? [toMatch(name)] : null }] };
  };
  return { searched, database: Object.assign(new pg.Pool(), { query }) };
}

const toRequest = (query: string) => ({ query, filters: {}, facets: [], page: 1, hitsPerPage: 10 });

it('a misspelled word is corrected before pages with only some of the words are searched', async () => {
  const { searched, database } = createDatabase();
  const { correctedQuery, query, total } = await search(database, toRequest('replicaton backup '), RULES);
  expect({ correctedQuery, query, total }).toEqual({
    correctedQuery: 'replication backup',
    query: 'replicaton backup',
    total: 5,
  });
  expect(searched.map((words) => words.includes('replicaton'))).toEqual([true, false]);
});

it('a word without a similar one is searched with and without the others', async () => {
  const { searched, database } = createDatabase();
  expect((await search(database, toRequest('unknown backup '), RULES)).correctedQuery).toBeUndefined();
  expect(searched).toHaveLength(2);
});

it.each([
  ['Partition a table', 1],
  ['Large objects', 2],
])('a page called “%s” that has three searched words is found with %i searches', async (name, count) => {
  const { searched, database } = createDatabase(name);
  await search(database, toRequest('partition a large table '), RULES);
  expect(searched).toHaveLength(count);
});
