import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { PUBLISHED, PUBLISHED_AND_LATEST } from '@/cms/core/database/entry-tables';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { buildDocPagesQuery } from './docs-urls';
import { buildUrlQuery } from './find-urls';

const ENTRY_TABLES = ENTRY_KINDS.map(({ collection }) => collection.replaceAll('-', '_')).map(
  (name) => `
    create table ${name} (id int, slug text, author text, _status text);
    create table _${name}_v (parent_id int, version_slug text, version__status text, latest boolean);`,
);

/** In each table, 1 is public and moves to another URL in its draft, and 2 was never published, so that its row is empty. */
const CONTENT = `${ENTRY_TABLES.join('')}
  create table authors (key text);
  create table pages (id int, url text, _status text);
  create table _pages_v (parent_id int, version_url text, version__status text, latest boolean);
  create table docs (id int, version text, "group" text, slug text, _status text);
  create table _docs_v (parent_id int, version_version text, version_group text, version_slug text, version__status text, latest boolean);
  insert into authors values ('jo'), ('new');
  insert into pages values (1, '/public', 'published'), (2, null, 'draft'), (3, '/outdated', 'draft');
  insert into _pages_v values (1, '/public', 'published', false), (1, '/moving', 'draft', true), (2, '/first', 'draft', false),
    (2, '/drafted', 'draft', true), (3, null, 'draft', true);
  insert into posts values (1, 'public', 'jo', 'published'), (2, null, null, 'draft');
  insert into _posts_v values (1, 'public', 'published', true), (2, 'drafted', 'draft', true);
  insert into docs values (1, '18', 'install', 'public', 'published'), (2, null, null, null, 'draft');
  insert into _docs_v values (1, '18', 'install', 'public', 'published', true), (2, '17', 'install', 'drafted', 'draft', true),
    (3, '17', null, 'incomplete', 'draft', true);
`;

let database: PGlite;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(CONTENT);
});

const findUrls = async (filter: Parameters<typeof buildUrlQuery>[0]) =>
  z
    .array(z.object({ url: z.string() }))
    .parse(await runStatement(database, buildUrlQuery(filter)))
    .map(({ url }) => url)
    .filter((url) => !url.includes('/author/'))
    .toSorted();

it('URLs with drafts include those that only the latest version of a draft has', async () => {
  expect(await findUrls({ states: PUBLISHED_AND_LATEST })).toEqual([
    '/blog/drafted',
    '/blog/public',
    '/drafted',
    '/moving',
    '/public',
  ]);
  expect(await findUrls({ states: PUBLISHED_AND_LATEST, among: ['/drafted', '/first', '/outdated', '/none'] })).toEqual([
    '/drafted',
  ]);
});

it('public URLs include no draft', async () => {
  expect(await findUrls({ states: PUBLISHED })).toEqual(['/blog/public', '/public']);
});

it('the list of an author without a public entry can be left out', async () => {
  const lists = ['/blog/author/jo', '/blog/author/new'];
  const find = (filter: Parameters<typeof buildUrlQuery>[0]) => runStatement(database, buildUrlQuery(filter));
  expect(await find({ states: PUBLISHED, among: lists })).toHaveLength(2);
  expect(await find({ states: PUBLISHED, among: lists, omitsEmptyLists: true })).toEqual([{ url: '/blog/author/jo' }]);
});

it('pages of the docs include drafts when they should', async () => {
  const page = { version: '18', group: 'install', slug: 'public' };
  expect(await runStatement(database, buildDocPagesQuery(PUBLISHED))).toEqual([page]);
  expect(new Set(await runStatement(database, buildDocPagesQuery(PUBLISHED_AND_LATEST)))).toEqual(
    new Set([page, { version: '17', group: 'install', slug: 'drafted' }]),
  );
});
