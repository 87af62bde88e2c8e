import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTED_KINDS } from '@/cms/core/kinds/entry-kinds';
import { formatPsqlOutput } from '@/modules/runnable-sql/format-psql';
import { extractRunnableBlocks } from '@/ui/markdown/testing/extract-runnable-blocks';
import { normalizeOutput } from '../../scripts/content-record/compare-output';
import { recordBlocks } from '../../scripts/content-record/record-blocks';
import { findMarkdownBlocks, findPageBlocks, replaceOutputs } from '../../scripts/content-record/recorded-blocks';
import { withNewDatabase, runBlock } from '../../scripts/content-record/run-blocks';
import { repositoryRoot } from '../../scripts/paths';
import { createDedicatedPostgres, type DedicatedPostgres } from './support/dedicated-postgres';
import { createProcesses } from './support/processes';

/*
 * Every block of SQL that a reader can run is run here, in the order of its text, in a database of its own, by the same
 * protocol as in the browser. What it prints must be what the text says. The server is one that no one else uses, as the
 * reader's is: what VACUUM may remove, and which plan is chosen, depends on what else goes on. What no reader can run here is
 * at least SQL that the server parses, and configuration that it takes.
 */

const processes = createProcesses();
let server: DedicatedPostgres;

beforeAll(async () => {
  server = await createDedicatedPostgres(processes, ['autovacuum=off']);
});

afterAll(async () => {
  await server.remove();
  await processes.close();
});

// The SQL of lessons runs in the database of the browser, where its test runs it, too (src/modules/learning/lessons).
const texts = [...new Set(LISTED_KINDS.map(({ folder }) => folder).filter((folder) => folder !== 'lessons'))]
  .flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, 'content', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({
        name: `${folder}/${file}`,
        blocks: extractRunnableBlocks(readFileSync(path.join(repositoryRoot, 'content', folder, file), 'utf8')),
      })),
  )
  .filter(({ blocks }) => blocks.length > 0);

test('more than 20 content files have SQL to run', () => {
  expect(texts.length).toBeGreaterThan(20);
});

for (const [index, { name, blocks }] of texts.entries()) {
  test(`${name}: ${blocks.length} blocks print what the text says`, async () => {
    await withNewDatabase(server.url, `text_${index}`, async (client) => {
      for (const { code, output } of blocks)
        expect(normalizeOutput(formatPsqlOutput(await runBlock(client, code))), code).toBe(normalizeOutput(output ?? ''));
    });
  });
}

/** Products with SQL of their own, and what is new in PostgreSQL 19. */
const OTHER_SERVERS = new RegExp(
  [
    'quickstarts/(?:advanced-server|warehousepg)',
    '(?:edb-postgres-advanced-server|oracle-compatibility-migration|postgresql-19)\\.yaml',
    '^postgres:\\n {2}- 19$',
  ].join('|'),
  'm',
);
/** PL/SQL, which a text converts. */
const OTHER_LANGUAGE = 'billing.sql';

/** The blocks of all articles and pages that are for PostgreSQL 18, whether readers can run them or not. */
const allBlocks = readdirSync(path.join(repositoryRoot, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') || /^pages\/.*\.yaml$/.test(name))
  .flatMap((name) => {
    const text = readFileSync(path.join(repositoryRoot, 'content', name), 'utf8');
    if (OTHER_SERVERS.test(name) || OTHER_SERVERS.test(text)) return [];
    const blocks = name.endsWith('.md') ? findMarkdownBlocks(text) : findPageBlocks(text);
    return blocks.map((block) => ({ ...block, place: `${name}:${block.line}` }));
  });

async function connectToServer(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return client;
}

async function findErrorCode(client: pg.Client, statement: string): Promise<string> {
  const error: unknown = await client.query(statement).catch((reason: unknown) => reason);
  return error instanceof pg.DatabaseError ? `${error.code}: ${error.message}` : '';
}

test('SQL that no reader can run here is valid, too', async () => {
  const client = await connectToServer();
  const faults: string[] = [];
  const samples = allBlocks.filter(
    ({ language, file = '.sql', code, output }) =>
      language === 'sql' &&
      /\.sql$|^PostgreSQL$/.test(file) &&
      file !== OTHER_LANGUAGE &&
      // Two sessions side by side, and statements that show an error.
      !/-- session/.test(code) &&
      !output?.text.includes('ERROR:'),
  );
  for (const { place, code } of samples) {
    // The server parses all statements before it runs the first one, which fails.
    const error = await findErrorCode(client, `select 1 / 0;\n${code.replaceAll(/^\s*\\.*$/gm, '')}`);
    if (!error.startsWith('22012')) faults.push(`${place} ${error}`);
  }
  await client.end();
  expect(samples.length).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

test('queries for what holds back vacuum find sessions that have written and sit idle, which have no snapshot', () => {
  const queries = allBlocks.filter(({ code }) => /pg_stat_activity/.test(code) && /age\(backend_xmin\)/.test(code));
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter(({ code }) => !code.includes('age(backend_xid)')).map(({ place }) => place)).toEqual([]);
});

test('the server accepts every setting that the content recommends', async () => {
  const client = await connectToServer();
  const lines = allBlocks
    .filter(({ file }) => /postgresql(?:\.auto)?\.conf$|^conf\.d\//.test(file ?? ''))
    .flatMap(({ place, code }) => code.split('\n').map((line) => ({ place, line: line.replace(/\s*#.*$/, '') })));
  const settings = lines.flatMap(({ place, line }) => {
    const [, name, value] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
    if (name === undefined || value === undefined || name === 'include_dir') return [];
    // The embedded server is built without LZ4.
    return value === 'lz4' ? [] : [{ place, name, value }];
  });
  const faults: string[] = [];
  for (const { place, name, value } of settings) {
    const error = await findErrorCode(client, `alter system set ${name} = ${pg.escapeLiteral(value)}`);
    if (error !== '') faults.push(`${place} ${name}: ${error}`);
  }
  await client.query('alter system reset all');
  await client.end();
  expect(settings.length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});

test('the server takes every line of pg_hba.conf', async () => {
  const client = await connectToServer();
  const { rows } = await client.query<{ hba_file: string }>('show hba_file');
  const file = rows[0]?.hba_file ?? '';
  const before = readFileSync(file, 'utf8');
  // The method oauth needs a library that validates tokens.
  const blocks = allBlocks.filter(({ file: name, code }) => name === 'pg_hba.conf' && !/\boauth\b/.test(code));
  writeFileSync(file, [before, ...blocks.map(({ code }) => code)].join('\n'));
  const { rows: faults } = await client.query(
    `select line_number, error from pg_hba_file_rules where error not like '%because SSL is disabled'`,
  );
  writeFileSync(file, before);
  await client.end();
  expect(blocks.length).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

test('the handbook lists the indexes that follow ICU, although LC_COLLATE is C', async () => {
  const text = readFileSync(path.join(repositoryRoot, 'content/docs/18/operate/major-upgrade-with-pg-upgrade.md'), 'utf8');
  const query = findMarkdownBlocks(text).find(({ code }) => code.includes('reindex index concurrently'))?.code ?? '';
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database icu_rules template template0 encoding 'UTF8'
    locale_provider icu icu_locale 'en' lc_collate 'C' lc_ctype 'C'`);
  const url = new URL(server.url);
  url.pathname = '/icu_rules';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('create table person (name text primary key, code text collate "C" unique, age int unique)');
  const { rows } = await client.query<{ statement: string }>(query);
  await client.end();
  await admin.query('drop database icu_rules');
  await admin.end();
  expect(rows).toEqual([{ statement: 'reindex index concurrently person_pkey;' }]);
});

test('content:record updates the output of runnable blocks and skips blocks that may depend on more than the text', async () => {
  const text = [
    ['```sql run', 'create table item (id int);', 'select count(*) as items from item;', '```'],
    ['```output', ' items', '-------', '     7', '(1 row)', '```'],
    ['```sql', 'select pg_backend_pid() as pid, count(*) from item;', '```'],
    ['```output', '  pid  | count', '-------+-------', ' 99999 |     0', '(1 row)', '```'],
    ['```sql', 'select count(*) as items from item;', '```'],
    ['```output', ' items', '-------', '     3', '(1 row)', '```'],
    ['```sql', 'create extension no_such;', 'select no_such();', '```'],
    ['```output', ' no_such', '---------', ' t', '(1 row)', '```'],
  ]
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
  const record = async (source: string) => {
    const outcomes = await recordBlocks(findMarkdownBlocks(source), (work) => withNewDatabase(server.url, 'record', work));
    const changes = [...outcomes].flatMap(([block, outcome]) =>
      outcome.kind === 'changed' ? [[block, outcome.printed.trimEnd()] as const] : [],
    );
    return { kinds: [...outcomes.values()].map(({ kind }) => kind), written: replaceOutputs(source, new Map(changes)) };
  };

  const first = await record(text);
  expect(first.kinds).toEqual(['changed', 'unchanged', 'differs', 'not-run']);
  expect(first.written).toBe(text.replace('     7', '     0'));
  const second = await record(first.written);
  expect(second).toEqual({ kinds: ['unchanged', 'unchanged', 'differs', 'not-run'], written: first.written });
});
