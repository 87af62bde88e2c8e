import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { buildReplacement } from './index-tables';
import type { SearchDocument } from './search-document';

const hit: SearchDocument = {
  url: '/blog/vacuum',
  page: '/blog/vacuum',
  isPage: true,
  kind: 'Blog',
  title: 'Vacuum',
  heading: '',
  path: 'Blog',
  description: 'What vacuum does',
  body: 'Rows that nobody sees',
  keys: [],
  products: ['postgres'],
  topics: [],
  versions: [],
  boost: 0.1,
  sample: false,
};
const sections = ['When', 'How', 'How often'].map((heading) => ({
  ...hit,
  isPage: false,
  heading,
  url: `/blog/vacuum#${heading}`,
}));

let database: PGlite;

beforeEach(async () => {
  database = await openEmptyDatabase();
  await database.exec(`
    create schema search;
    create table search.document (
      id text primary key, source text, source_updated_at timestamptz, url text, page text, is_page boolean, kind text,
      products text[], topics text[], versions text[], keys text[], boost real, sample boolean, name_length smallint,
      visible_from timestamptz, visible_until timestamptz, head tsvector, title text, heading text, path text, description text,
      answer jsonb, body text, words tsvector
    )`);
});

const replace = (documents: SearchDocument[], updatedAt: string) =>
  runStatement(database, buildReplacement('document', { source: 'posts:1', updatedAt }, documents));

/** The stored hits. The place of a row is another one after it was written. */
async function readRows() {
  const { rows } = await database.query(
    'select id, heading, ctid::text as place, source_updated_at as "updatedAt" from search.document order by id',
  );
  return z.array(z.object({ id: z.string(), heading: z.string(), place: z.string(), updatedAt: z.date() })).parse(rows);
}

it('writes only the sections that have changed, and the page with the new date', async () => {
  await replace([hit, ...sections], '2026-11-01');
  const before = await readRows();
  expect(before.map(({ id, heading }) => `${id} ${heading}`)).toEqual([
    'posts:1:0 ',
    'posts:1:1 When',
    'posts:1:2 How',
    'posts:1:3 How often',
  ]);
  await replace(
    [hit, ...sections.map((section) => (section.heading === 'How' ? { ...section, body: 'Now' } : section))],
    '2026-11-02',
  );
  const after = await readRows();
  expect(after.map(({ place }, index) => place === before[index]?.place)).toEqual([false, true, false, true]);
  expect(after[0]?.updatedAt).toEqual(new Date('2026-11-02'));
  const { rows } = await database.query("select id from search.document where words @@ 'now'");
  expect(rows).toEqual([{ id: 'posts:1:2' }]);
});

it('removes the sections that are gone, and no hits of other entries', async () => {
  await runStatement(database, buildReplacement('document', { source: 'posts:11', updatedAt: '2026-11-01' }, [hit]));
  await replace([hit, ...sections], '2026-11-01');
  await replace([hit, ...sections.slice(0, 1)], '2026-11-02');
  expect((await readRows()).map(({ id }) => id)).toEqual(['posts:11:0', 'posts:1:0', 'posts:1:1']);
});
