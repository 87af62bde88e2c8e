import { existsSync } from 'node:fs';
import pg from 'pg';
import { getProgramPath } from '../../../scripts/build/programs';
import { repositoryRoot } from '../../../scripts/paths';
import { changeOwner, takeBaseBackup } from '../../../scripts/database/base-backup';
import type { SystemAccount } from '../../../scripts/database/postgres-account';
import { getPasswordFile } from '../../../scripts/database/server-paths';
import type { ProcessManager } from '../../../scripts/process-manager';
import { migrateAndImport } from '../../../scripts/site-processes';

/** A database of one test file. */
export interface TestDatabase {
  url: string;
  /** For the test's own statements. */
  client: pg.Client;
  /** Closes its connections. It is dropped after the last file ({@link dropClosedDatabases}). */
  drop(): Promise<void>;
}

/**
 * Creates a database beside that of DATABASE_URL, so that each file has its own. Its name begins with that
 * one's, by which `npm test` finds and drops what a killed run has left.
 * @throws Error when DATABASE_URL is not set or the server doesn't respond
 */
export async function createDatabase(
  suffix: string,
  server = process.env.DATABASE_URL,
  template = 'template1',
): Promise<TestDatabase> {
  if (!server) throw new Error('DATABASE_URL is not set. `npm test` starts a Postgres and sets it.');
  const url = new URL(server);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  const quoted = pg.escapeIdentifier(name);
  await runWithConnection(server, async (client) => {
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted} template ${pg.escapeIdentifier(template)} strategy file_copy`);
  });
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  return {
    url: url.href,
    client,
    drop: async () => {
      await client.end();
      await runWithConnection(server, async (admin) => {
        await admin.query(`alter database ${quoted} with allow_connections false`);
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
          [name],
        );
      });
    },
  };
}

/**
 * Drops the databases of tests that have ended. Together, because a copy of a database takes half a second more of CPU time when
 * another has been dropped shortly before: for some minutes, ext4 doesn't reuse the inodes of deleted files, but looks at each of them
 * before it creates a file beside them.
 */
export async function dropClosedDatabases(): Promise<void> {
  const server = process.env.DATABASE_URL;
  if (!server) return;
  await runWithConnection(server, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where not datallowconn and starts_with(datname, $1)`,
      [`${new URL(server).pathname.slice(1)}_`],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
  });
}

/**
 * Like {@link createDatabase}, but with the schema and starter content, copied from a database that the first test file seeds.
 * @param server another server than that of DATABASE_URL
 */
export async function createSeededDatabase(suffix: string, processes: ProcessManager, server?: string): Promise<TestDatabase> {
  const template = await ensureSeededTemplate(processes);
  if (server === undefined || (await runWithConnection(server, (client) => hasDatabase(client, template))))
    return createDatabase(suffix, server, template);
  const database = await createDatabase(suffix, server);
  await migrateAndImport({ processes, url: database.url });
  return database;
}

/** Like {@link createSeededDatabase}, but without content, as the database of a replica begins. */
export async function createMigratedDatabase(suffix: string, processes: ProcessManager): Promise<TestDatabase> {
  const template = await ensureTemplate('migrated', async ({ url, client }) => {
    await processes.run({
      name: 'Migrating',
      arguments: [getProgramPath('migrate-and-import')],
      environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, ...OF_A_REPLICA },
      output: 'keep',
    });
    const { rowCount } = await client.query('select from pages limit 1');
    if (rowCount !== 0) throw new Error('The migration of a replica has imported content.');
  });
  return createDatabase(suffix, process.env.DATABASE_URL, template);
}

/** With a source, nothing is imported. */
const OF_A_REPLICA = {
  CMS_URL: 'http://localhost:1',
  CMS_TOKEN: 'a-token-that-nobody-has-anywhere',
  CMS_WEBHOOK_SECRET: 'a-secret-that-nobody-has-anywhere',
};

/**
 * Copies the data of the server that DATABASE_URL names, for a server of a test's own, including the seeded database.
 * @param target a folder that does not exist yet
 * @param account that runs Postgres; undefined for that of this process
 * @returns the name of the seeded database; undefined when it isn't an embedded Postgres of this machine
 */
export async function copySeededData(
  processes: ProcessManager,
  target: string,
  account: SystemAccount | undefined,
): Promise<string | undefined> {
  const template = await ensureSeededTemplate(processes);
  const server = process.env.DATABASE_URL ?? '';
  const { rows } = await runWithConnection(server, (client) => client.query<{ data_directory: string }>('show data_directory'));
  // The embedded Postgres keeps it among its data; another one may have its settings elsewhere.
  if (!existsSync(getPasswordFile(rows[0]?.data_directory ?? ''))) return undefined;
  // They would be copied, too.
  await dropClosedDatabases();
  await takeBaseBackup(server, target);
  if (account !== undefined) changeOwner(target, account);
  return template;
}

/** Drops the databases of a copied server that other tests work in: the copies of its data need less time without them. */
export async function dropOtherDatabases(kept: string, server: string): Promise<void> {
  await runWithConnection(server, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where not datistemplate and datname <> all(array['postgres', $1])`,
      [kept],
    );
    for (const { datname } of rows) await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
  });
}

/** Renames a database of a server. */
export async function renameDatabase(name: string, other: string, server: string): Promise<void> {
  await runWithConnection(server, (admin) =>
    admin.query(`alter database ${pg.escapeIdentifier(name)} rename to ${pg.escapeIdentifier(other)}`),
  );
}

async function hasDatabase(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

const ensureSeededTemplate = (processes: ProcessManager): Promise<string> =>
  ensureTemplate('filled', ({ url }) => migrateAndImport({ processes, url }));

/**
 * The name of a database that others are copied from. The first file that asks fills it, and the others wait; it lasts as long as the
 * database of DATABASE_URL, which every run of `npm test` makes anew.
 */
async function ensureTemplate(kind: 'filled' | 'migrated', fill: (database: TestDatabase) => Promise<void>): Promise<string> {
  const server = process.env.DATABASE_URL ?? '';
  const nameOf = (suffix: string) => `${new URL(server).pathname.slice(1)}_${suffix}`;
  return runWithConnection(server, async (admin) => {
    // Held until this connection ends.
    await admin.query('select pg_advisory_lock(hashtext($1))', [`the ${kind} database of the tests`]);
    if (!(await hasDatabase(admin, nameOf(kind)))) {
      const filling = await createDatabase(`${kind}_filling`);
      await fill(filling);
      await filling.client.end();
      // It is renamed when it is complete.
      await admin.query(
        `alter database ${pg.escapeIdentifier(nameOf(`${kind}_filling`))} rename to ${pg.escapeIdentifier(nameOf(kind))}`,
      );
    }
    return nameOf(kind);
  });
}

interface ContentCommand {
  program: 'content-import' | 'content-export';
  folder: string;
  database: TestDatabase;
  options?: string[];
}

/** Runs one of the content commands in a process of its own, as an editor does. */
export function runContentCommand(
  processes: ProcessManager,
  { program, folder, database: { url }, options = [] }: ContentCommand,
): Promise<{ code: number; output: string }> {
  return processes.start({
    name: program,
    arguments: [getProgramPath(program), folder, ...options],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    folder: repositoryRoot,
    output: 'keep',
  }).exited;
}

/** Finds the processes of the client's database that wait for a lock. */
export async function findLockWaiters(client: pg.Client): Promise<number[]> {
  // Within a transaction, Postgres shows the same list of connections again unless it takes a new snapshot.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.map(({ pid }) => pid);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Tests stop the server while this is connected, and the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function runWithConnection<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
