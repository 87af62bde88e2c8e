import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { type Instance, startInstance } from './support/instance';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;
let site: Instance;

beforeAll(async () => {
  database = await createSeededDatabase('known_paths', processes);
  await database.client.query('insert into redirects ("from", "to") values (\'/a-path-of-before\', \'/products\')');
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const PATHS = [
  ['/', 200],
  ['/products', 200],
  ['/blog', 200],
  ['/blog/virtual-generated-columns', 200],
  ['/blog/topic/sql', 200],
  ['/blog/topic/none', 404],
  ['/blog/none', 404],
  ['/blog/page/2', 200],
  ['/blog/page/none', 404],
  ['/docs/operate/monitoring-queries', 200],
  ['/docs/operate/none', 404],
  ['/docs/none', 404],
  ['/docs/17/none', 404],
  ['/training/learning-paths/none', 404],
  ['/training/free-postgres-training/none', 404],
  ['/training/classes/none', 404],
  ['/training/classes/x/none', 404],
  ['/a-path-of-before', 308],
  ['/products/none', 404],
  ['/leads-nowhere', 404],
  ['/%00', 404],
] as const;

const readStatuses = () => Promise.all(PATHS.map(async ([path]) => [path, (await site.get(path)).status]));

it('a server that has just started tells what is at a path, before it has read all of them and afterwards', async () => {
  site = await startInstance(processes, database.url);
  expect(await readStatuses(), site.output()).toEqual(PATHS);
  expect(await readStatuses(), site.output()).toEqual(PATHS);
});

it('a path that is published or taken down is known to be there or not', async () => {
  // Another connection changes them, so the server learns of it by a notification, a moment later.
  const change = async (statement: string) => {
    await database.client.query(statement);
    await database.client.query("select page_cache.drop_tags(array['paths', 'page:/products/new', 'page:/products'])");
  };
  const statusOf = async (path: string) => (await site.get(path)).status;
  const suggestions = async () => /data-similar-pages="">(.*?)<\/ul>/s.exec(await (await site.get('/products/neww')).text())?.[1];
  expect((await site.get('/products/new')).status).toBe(404);
  const { rows } = await database.client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'pages' and column_name not in ('id', 'url', 'section')`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  await change(
    `insert into pages (url, ${columns}) select '/products/new', ${columns} from pages where url = '/products/replication'`,
  );
  await expect.poll(() => statusOf('/products/new')).toBe(200);
  await expect.poll(suggestions).toContain('"/products/new"');
  await change("update pages set label = 'Renamed' where url = '/products/new'");
  await expect.poll(suggestions).toContain('Renamed');
  await change("delete from pages where url = '/products/new'");
  await expect.poll(suggestions).not.toContain('"/products/new"');
  await expect.poll(() => statusOf('/products/new')).toBe(404);
});

it('a server that prepares pages at start has read the paths when it is ready', async () => {
  await site.stop();
  await database.client.query('delete from page_cache.page');
  site = await startInstance(processes, database.url, { PRERENDER: 'on' });
  const { rowCount } = await database.client.query("select from page_cache.page where key like '%/known-paths/list.json'");
  expect(rowCount, site.output()).toBe(1);
  expect((await site.get('/health/ready')).status).toBe(200);
});
