import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { toStemLexeme } from '../text/vectors';
import { buildConcepts } from './concepts';
import { buildMatchStatement } from './find-matches';
import { parseQuery } from './parse-query';

let database: PGlite;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(`
    create schema search;
    create table search.document (id text, url text, is_page boolean default true, facet_set int default 1, head tsvector,
      words tsvector, keys text[] default '{}', boost real default 0, name_length int default 1, versions text[] default '{}',
      title text default '', heading text default '', visible_from timestamptz, visible_until timestamptz);
    insert into search.document (id, url, head, words) values
      ('in name', '/1', '''~post'':1A', '''~post'':1A'),
      ('in text', '/2', '''~other'':1A', '''~post'':9 ''~other'':1A'),
      ('excluded by name', '/3', '''~post'':1A ''~backup'':2A', '''~post'':1A ''~backup'':2A'),
      ('excluded by text', '/4', '''~post'':1A', '''~post'':1A ''~backup'':9'),
      ('adjacent', '/5', '''~post'':1A', '''~post'':1A ''~new'':8 ''~index'':9'),
      ('adjacent and excluded', '/6', '''~post'':1A', '''~post'':1A ''~new'':8 ''~index'':9 ''~backup'':10')`);
});

const rowsSchema = z.array(z.object({ matches: z.array(z.tuple([z.string()]).rest(z.unknown())).nullable() }));

async function find(typed: string, pages: Readonly<Record<string, number>>): Promise<{ text: string; ids: string[] }> {
  const { sequence, phrases, excluded, ...words } = parseQuery(typed);
  const stems = Object.entries(pages).map(([word, count]) => [word === '' ? word : toStemLexeme(word), count] as const);
  const concepts = buildConcepts(words, []).map((concept) => ({ ...concept, weight: 1 }));
  const others = { names: [], partNames: [], versions: [], pinned: [], filters: {}, facets: [], dictionary: new Map(stems) };
  const { text, values } = buildMatchStatement({ ...others, concepts, sequence, phrases, excluded }, 'all');
  const { rows } = await database.query(text, values);
  return { text, ids: (rowsSchema.parse(rows)[0]?.matches ?? []).map(([id]) => id).toSorted() };
}

/** Numbers of pages with each word, and what the statement does then with excluded words. */
const SIZES = [
  ['few pages match', { '': 10, post: 6, backup: 3 }, { listsExcluded: false }],
  ['many pages match, and few of them are excluded', { '': 20_000, post: 10_000, backup: 900 }, { listsExcluded: true }],
  ['many pages match, and most of them are excluded', { '': 20_000, post: 10_000, backup: 9_000 }, { listsExcluded: false }],
] as const;

it.each(SIZES)('an exclusion finds the same pages when %s', async (_what, pages, { listsExcluded }) => {
  const { text, ids } = await find('post -backup ', pages);
  expect(ids).toEqual(['adjacent', 'in name', 'in text']);
  expect(text.includes('excluded as materialized')).toBe(listsExcluded);
  expect((await find('post -backup -unknown ', pages)).ids).toEqual(ids);
  expect((await find('"new index" post -backup ', { new: 10_000, index: 10_000, ...pages })).ids).toEqual(['adjacent']);
});

it.each(SIZES.slice(1))(
  'an exclusion doesn’t read the text of each page with the word in its head when %s',
  async (_what, pages) => {
    const { text } = await find('post -backup ', pages);
    const heads = /heads as materialized([^]*?)limit/.exec(text)?.[1] ?? '';
    expect(/\(not d\.words @@ \$\d+::tsquery\) is true/.test(heads)).toBe(false);
  },
);
