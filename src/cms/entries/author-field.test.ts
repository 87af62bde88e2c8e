import { expect, it } from 'vitest';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { buildByAuthorQuery } from './author-field';

const TABLES = ['tutorials', 'posts', 'labs', 'white_papers'].map(
  (name) => `
    create table ${name} (id int, author text, _status text);
    create table _${name}_v (parent_id int, version_author text, version__status text, latest boolean);`,
);

it('entries that name an author are found in what is public and in the latest drafts, each once', async () => {
  const database = await openEmptyDatabase();
  await database.exec(`${TABLES.join('')}
    insert into posts values (1, 'jo', 'published'), (2, 'al', 'published'), (3, null, 'draft'), (4, 'jo', 'draft');
    insert into _posts_v values (1, 'jo', 'published', false), (1, 'jo', 'draft', true), (2, 'jo', 'draft', true),
      (3, 'jo', 'draft', true), (4, 'jo', 'draft', false), (4, 'al', 'draft', true);
    insert into white_papers values (1, 'jo', 'published');`);
  const found = await runStatement(database, buildByAuthorQuery('jo'));
  expect(new Set(found)).toEqual(
    new Set([...[1, 2, 3].map((id) => ({ collection: 'posts', id })), { collection: 'white-papers', id: 1 }]),
  );
  expect(found).toHaveLength(4);
});
