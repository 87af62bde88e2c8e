import pg from 'pg';
import { getProgramPath } from '../../../scripts/build/programs';
import { repositoryRoot } from '../../../scripts/paths';
import type { ProcessManager } from '../../../scripts/process-manager';
import { migrateAndImport } from '../../../scripts/site-processes';

/** A database of one test file. */
export interface TestDatabase {
  url: string;
  /** For questions and changes of the test's own. */
  client: pg.Client;
  drop(): Promise<void>;
}

/**
 * Makes a database beside the one that DATABASE_URL names, so that each file has its own. Its name begins with that
 * one's, by which `npm test` finds and drops what a killed run has left.
 * @throws Error when DATABASE_URL is not set or the server does not answer
 */
export async function makeDatabase(
  suffix: string,
  server = process.env.DATABASE_URL,
  template = 'template1',
): Promise<TestDatabase> {
  if (!server) throw new Error('DATABASE_URL is not set. `npm test` starts a Postgres and sets it.');
  const url = new URL(server);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  const quoted = pg.escapeIdentifier(name);
  await within(server, async (client) => {
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted} template ${pg.escapeIdentifier(template)}`);
  });
  url.pathname = `/${name}`;
  const client = await connected(url.href);
  return {
    url: url.href,
    client,
    drop: async () => {
      await client.end();
      await within(server, (admin) => admin.query(`drop database if exists ${quoted} with (force)`));
    },
  };
}

/**
 * As {@link makeDatabase}, with the tables and the starter content: a copy of a database that the first file fills for all.
 * @param server another server than that of DATABASE_URL
 */
export async function makeFilledDatabase(suffix: string, processes: ProcessManager, server?: string): Promise<TestDatabase> {
  if (server === undefined) return makeDatabase(suffix, undefined, await filledTemplate(processes));
  const database = await makeDatabase(suffix, server);
  await migrateAndImport({ processes, url: database.url });
  return database;
}

/**
 * The name of the filled database that others are copied from. The first file that asks fills it, and the others wait; it
 * lasts as long as the database of DATABASE_URL, which every run of `npm test` makes anew.
 */
async function filledTemplate(processes: ProcessManager): Promise<string> {
  const server = process.env.DATABASE_URL ?? '';
  const nameOf = (suffix: string) => `${new URL(server).pathname.slice(1)}_${suffix}`;
  return within(server, async (admin) => {
    // Held until this connection ends.
    await admin.query(`select pg_advisory_lock(hashtext('the filled database of the tests'))`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [nameOf('filled')]);
    if (rowCount === 0) {
      const filling = await makeDatabase('filling');
      await migrateAndImport({ processes, url: filling.url });
      await filling.client.end();
      // It gets its name when it is complete.
      await admin.query(
        `alter database ${pg.escapeIdentifier(nameOf('filling'))} rename to ${pg.escapeIdentifier(nameOf('filled'))}`,
      );
    }
    return nameOf('filled');
  });
}

/**
 * Runs one of the content commands in a process of its own, as an editor does.
 */
export function runContentCommand(
  processes: ProcessManager,
  program: 'content-import' | 'content-export',
  folder: string,
  { url }: TestDatabase,
  options: string[] = [],
): Promise<{ code: number; output: string }> {
  return processes.start({
    name: program,
    arguments: [getProgramPath(program), folder, ...options],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    folder: repositoryRoot,
    output: 'keep',
  }).exited;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Tests stop the server while this is connected; the next query tells.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function within<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connected(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
