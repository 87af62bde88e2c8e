import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it } from 'vitest';
import { buildTopicUrl } from '@/cms/core/taxonomy/topics';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { buildCandidatesQuery } from './inbound-candidates';

const TABLES = {
  posts: {},
  posts_texts: { parent: {} },
  posts_topics: { parent: {} },
  _posts_v: { parent: {} },
  _posts_v_texts: { parent: {} },
  _posts_v_version_steps: { _parentID: {} },
  _posts_v_version_topics: { parent: {} },
  people: {},
};

/** 1 is public, 2 is public with a newer draft, 3 was never published, so that its own row is empty. */
const CONTENT = `
  create table posts (id int, body text, author text, _status text);
  create table posts_texts (parent_id int, text text);
  create table posts_topics (parent_id int, value text);
  create table _posts_v (id int, parent_id int, version_body text, version_author text, version__status text, latest boolean);
  create table _posts_v_texts (parent_id int, text text);
  create table _posts_v_version_steps (_parent_id int, href text);
  create table _posts_v_version_topics (parent_id int, value text);
  create table people (id text, picture text);
  insert into posts values (1, 'public-picture', 'jo', 'published'), (2, 'kept', 'jo', 'published'), (3, null, null, 'draft'),
    (4, 'outdated', null, 'draft');
  insert into posts_topics values (1, 'security');
  insert into _posts_v values (10, 1, 'old-picture', 'jo', 'published', false), (11, 1, 'public-picture', 'jo', 'published', true),
    (20, 2, 'kept', 'jo', 'published', false), (21, 2, 'drafted-picture', 'jo', 'draft', true),
    (30, 3, 'first-picture', 'al', 'draft', false), (31, 3, 'new-picture', 'al', 'draft', true), (40, 4, '', null, 'draft', true);
  insert into _posts_v_texts values (30, '/old'), (31, '/related');
  insert into _posts_v_version_steps values (31, '/step');
  insert into _posts_v_version_topics values (11, 'security'), (31, 'security');
  insert into people values ('jo', 'portrait');
`;

let database: PGlite;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(CONTENT);
});

const collections = [
  { slug: 'posts', hasDrafts: true },
  { slug: 'people', hasDrafts: false },
];
const find = (target: string) => runStatement(database, buildCandidatesQuery(collections, [target], TABLES));
const published = (slug: string, id: string) => ({ slug, id, is_draft: false });
const drafted = (slug: string, id: string) => ({ slug, id, is_draft: true });

it.each([
  ['in a public entry', 'media:public-picture', [published('posts', '1')]],
  ['in a collection without drafts', 'media:portrait', [published('people', 'jo')]],
  ['in a draft that was never published', 'media:new-picture', [drafted('posts', '3')]],
  ['in a newer draft of a public entry', 'media:drafted-picture', [drafted('posts', '2')]],
  ['in a public entry, although its draft has no such link', 'media:kept', [published('posts', '2')]],
  ['in a list of a draft', '/related', [drafted('posts', '3')]],
  ['in a list of groups of a draft', '/step', [drafted('posts', '3')]],
  ['that the author of a draft gives', '/blog/author/al', [drafted('posts', '3')]],
])('finds a link %s', async (_place, target, expected) => {
  expect(await find(target)).toEqual(expected);
});

it('finds the links that topics give, in public entries and in drafts', async () => {
  const found = await find(buildTopicUrl('security'));
  expect(new Set(found)).toEqual(new Set([published('posts', '1'), drafted('posts', '3')]));
});

it.each([
  ['an older version of a public entry', 'media:old-picture'],
  ['an older version of a draft', 'media:first-picture'],
  ['a list of an older version', '/old'],
  ['the row of a draft that has changed since', 'media:outdated'],
])('ignores links in %s', async (_place, target) => {
  expect(await find(target)).toEqual([]);
});
