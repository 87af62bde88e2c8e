import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTED_KINDS } from '../../src/cms/core/entry-kinds';
import { formatPsqlOutput } from '../../src/modules/runnable-sql/format-psql';
import { isNumberType, formatNotice, type RunResult, type StatementResult } from '../../src/modules/runnable-sql/result';
import { splitStatements } from '../../src/modules/runnable-sql/split-statements';
import { extractRunnableBlocks } from '../../src/ui/markdown/runnable-blocks';
import { repositoryRoot } from '../../scripts/paths';
import { makeOwnPostgres, type OwnPostgres } from './support/own-postgres';
import { processesOfFile } from './support/processes';

/*
 * Every block of SQL that a reader can run is run here, in the order of its text, in a database of its own, by the same
 * protocol as in the browser. What it prints must be what the text says. The server is one that nobody else uses, as the
 * reader's is: what VACUUM may remove, and which plan is chosen, depends on what else goes on.
 */

const processes = processesOfFile();
let server: OwnPostgres;

beforeAll(async () => {
  server = await makeOwnPostgres(processes, ['autovacuum=off']);
});

afterAll(async () => {
  await server.remove();
  await processes.close();
});

const texts = [...new Set(LISTED_KINDS.map(({ folder }) => folder))]
  .flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, 'content', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({
        name: `${folder}/${file}`,
        blocks: extractRunnableBlocks(readFileSync(path.join(repositoryRoot, 'content', folder, file), 'utf8')),
      })),
  )
  .filter(({ blocks }) => blocks.length > 0);

test('there are texts with SQL to run', () => {
  expect(texts.length).toBeGreaterThan(20);
});

for (const [index, { name, blocks }] of texts.entries()) {
  test(`${name}: ${blocks.length} blocks print what the text says`, async () => {
    await inNewDatabase(`text_${index}`, async (client) => {
      for (const { code, output } of blocks)
        expect(comparable(formatPsqlOutput(await run(client, code))), code).toBe(comparable(output ?? ''));
    });
  });
}

/** Without the lines that show where in a statement an error is, which psql alone prints. */
function comparable(text: string): string {
  return text
    .replace(/^LINE \d+:.*\n.*\^ *$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

async function inNewDatabase(suffix: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(server.url);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  const before = await roles(admin);
  await admin.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    await client.query("set timezone to 'UTC'");
    await work(client);
  } finally {
    await client.end();
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    // Roles belong to the whole server: a text that fails half-way must not fail the next run.
    for (const role of await roles(admin))
      if (!before.includes(role)) await admin.query(`drop role ${pg.escapeIdentifier(role)}`);
    await admin.end();
  }
}

async function roles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  return rows.map(({ rolname }) => rolname);
}

/** Runs a text statement by statement by the simple query protocol, as the browser does. */
async function run(client: pg.Client, text: string): Promise<RunResult> {
  const result: RunResult = [];
  for (const { sql } of splitStatements(text)) {
    const notices: string[] = [];
    const hear = (notice: Parameters<typeof formatNotice>[0]): void => void notices.push(formatNotice(notice));
    client.on('notice', hear);
    result.push({ ...(await outcomeOf(client, sql)), notices });
    client.off('notice', hear);
  }
  return result;
}

async function outcomeOf(client: pg.Client, text: string): Promise<Omit<StatementResult, 'notices'>> {
  try {
    const { fields, rows } = await client.query<(string | null)[]>({
      text,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    return {
      command: '',
      columns: fields.map(({ name, dataTypeID }) => ({ name, isNumber: isNumberType(dataTypeID) })),
      rows,
      error: undefined,
    };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { message, code, detail, hint, where, internalQuery } = error;
    return {
      command: '',
      columns: [],
      rows: [],
      error: { message, code, detail, hint, query: internalQuery, context: where, position: undefined },
    };
  }
}
