import { expect, it } from 'vitest';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';
import { buildPagesWithBlockQuery, buildSharedBlocksWithBlockQuery } from './block-usage';

const CONTACT = { blockType: 'form', form: 'contact' };

it('a block is found in public pages, the latest drafts, and shared blocks, each once', async () => {
  const database = await openEmptyDatabase();
  await database.exec(`
    create table pages (id int, label text, url text, layout jsonb, _status text);
    create table _pages_v (parent_id int, version_label text, version_url text, version_layout jsonb, latest boolean);
    create table shared_blocks (id text, name text, layout jsonb);
    insert into pages values
      (1, 'Contact', '/contact', '[{"blockType": "hero"}, {"blockType": "form", "form": "contact", "heading": "Write to us"}]',
        'published'),
      (2, 'About', '/about', '[{"blockType": "form", "form": "other"}]', 'published'), (3, null, null, null, 'draft'),
      (4, 'Removed from the draft', '/removed', '[{"blockType": "form", "form": "contact"}]', 'draft');
    insert into _pages_v values
      (1, 'Contact us', '/contact', '[{"blockType": "form", "form": "contact"}]', true),
      (2, 'About', '/about', '[{"blockType": "form", "form": "contact"}]', false),
      (3, null, null, '[{"blockType": "form", "form": "contact"}]', true),
      (4, 'Removed from the draft', '/removed', '[{"blockType": "hero"}]', true);
    insert into shared_blocks values
      ('ask', 'Ask us', '[{"blockType": "form", "form": "contact"}]'), ('terms', 'Terms', '[{"blockType": "prose"}]');`);
  const pages = await runStatement(database, buildPagesWithBlockQuery(CONTACT));
  const sharedBlocks = await runStatement(database, buildSharedBlocksWithBlockQuery(CONTACT));
  expect(pages).toEqual([
    { id: 3, name: 'A draft without a name' },
    { id: 1, name: 'Contact' },
  ]);
  expect(sharedBlocks).toEqual([{ name: 'Ask us' }]);
});
