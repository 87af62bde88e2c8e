import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;
let read: () => Promise<{ name: string }>;
let readCount = 0;

beforeAll(async () => {
  database = await createSeededDatabase('cached_reads', processes);
  process.env.DATABASE_URL = database.url;
  const { createCachedRead } = await import('@/platform/page-cache/cached-read');
  read = createCachedRead(['settings'], async () => {
    readCount += 1;
    const { rows } = await database.client.query<{ name: string }>('select name from settings');
    return { name: rows[0]?.name ?? '' };
  });
});
afterAll(async () => {
  await globalThis.siteDatabasePool?.end();
  await database.drop();
});

it('reads once for as long as nothing that it depends on changes', async () => {
  const first = await read();
  await database.client.query(`select page_cache.drop_tags(array['data:plans'])`);
  expect(await read()).toBe(first);
  expect(readCount).toBe(1);
});

it('returns the old content until the transaction of a change commits, and the new content right afterwards', async () => {
  const { name } = await read();
  const editor = new pg.Client({ connectionString: database.url });
  await editor.connect();
  await editor.query('begin');
  await editor.query(`update settings set name = 'Renamed'`);
  await editor.query(`select page_cache.drop_tags(array['settings'])`);
  expect(await read()).toEqual({ name });
  await editor.query('commit');
  expect(await read()).toEqual({ name: 'Renamed' });
  await editor.end();
});

it('is not changed by those who share the result', async () => {
  expect(Object.isFrozen(await read())).toBe(true);
});
