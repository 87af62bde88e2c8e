import path from 'node:path';
import { bundlePrograms } from './build/programs';
import { buildBundles } from './build/bundles';
import { buildIfNeeded } from './build/site-build';
import { matchesRecord } from '@/modules/import-export/import-record';
import { importRecordFile, repositoryRoot, stateFolder } from './paths';
import { type CommandContext, runCommand } from './command';
import { startCompanion } from './companion/run-companion';
import { hasContent } from './database/content-state';
import { checkDatabaseUrl, parseDatabaseUrl } from './database/database-url';
import { supervise } from './database/supervise';
import { openEmbeddedPostgres } from './database/embedded-postgres';
import { loadEnvironmentFile, validateVariables } from './environment-file';
import { assertPortFree, parseSitePort } from './ports';
import { CommandError } from './command-error';
import { siteLockFile, acquireLock } from './run-lock';
import { migrateAndImport, startServer } from './site-processes';

/** The differences between `npm start` and `npm run dev`. */
interface SiteMode {
  /** The command as typed. */
  command: string;
  environment: 'production' | 'development';
}

/**
 * Starts the site and runs until it is stopped or the server exits. Everything that was started is stopped
 * again, the server before the database.
 */
export async function runSite(mode: SiteMode): Promise<never> {
  return runCommand({ processFile: path.join(stateFolder, 'processes.json'), interruptExitCode: 0 }, async (context) => {
    const { terminal, processes, shutdown } = context;
    const begin = Date.now();
    loadEnvironmentFile();
    const port = parseSitePort(process.env['PORT']);
    const siteUrl = `http://localhost:${port}`;
    validateVariables({ ...process.env, NODE_ENV: mode.environment });

    const release = await acquireLock({
      file: siteLockFile,
      label: `${mode.command} on ${siteUrl}`,
      onWait: (what) => terminal.print(`  waiting for ${what} to stop, whose npm was ended`),
    });
    shutdown.addCleanup(release);
    const leftovers = await processes.stopOrphans();
    if (leftovers.length > 0) terminal.print(`  stopped what an earlier run had left behind: ${leftovers.join(', ')}`);
    await assertPortFree(port, mode.command);

    await bundlePrograms();
    const [{ url: databaseUrl, failed: databaseFailed }, environment] = await Promise.all([
      prepareDatabase(context),
      prepareCompanion(context, { ...process.env, NODE_ENV: mode.environment, SITE_URL: process.env['SITE_URL'] || siteUrl }),
      prepareBuild(mode, context),
    ]);

    const server = await terminal.step(
      'Starting the server',
      () =>
        startServer({
          processes,
          port,
          environment: { ...environment, DATABASE_URL: databaseUrl },
          onLine: (line) => terminal.print(line),
        }),
      () => `Serving ${siteUrl}`,
    );
    terminal.print('', `  ${siteUrl} is ready after ${((Date.now() - begin) / 1000).toFixed(1)} s. Ctrl-C stops it.`, '');

    const { code } = await Promise.race([server.exited, databaseFailed]);
    // An exit is a failure even with code 0, because it wasn't requested.
    throw new CommandError(`The server exited unexpectedly with code ${code}.`, { exitCode: code === 0 ? 1 : code });
  });
}

/** The database of a site. */
interface SiteDatabase {
  url: string;
  /** Where its imports are recorded; undefined for a database of others. */
  record?: string;
  /** Rejects when it is the database of this checkout and cannot be kept running. */
  failed: Promise<never>;
}

/** @returns a database that is migrated and has pages */
async function prepareDatabase(context: CommandContext): Promise<SiteDatabase> {
  const { terminal, processes } = context;
  const given = process.env['DATABASE_URL'];
  const database =
    given === undefined || given === '' ? await openEmbeddedDatabase(context) : await openExternalDatabase(context, given);
  const { url, record } = database;
  const filled = await terminal.step(
    'Looking for content',
    () => hasContent(url),
    (there) => (there ? 'Content is there' : 'The database is new, or older than this checkout'),
  );
  if (filled && (await isContentImported(record))) return database;
  await terminal.step(
    filled ? 'Importing changed content' : 'Migrating and importing content',
    (step) => migrateAndImport({ processes, url, record, onLine: (line) => step.note(line) }),
    () => (filled ? 'Compared content/ with the database' : 'Migrated and imported content'),
  );
  return database;
}

/** Only the embedded database gets the changes of content/ at a start. A replica gets its content from its source. */
async function isContentImported(record: string | undefined): Promise<boolean> {
  if (record === undefined || process.env['CMS_URL']) return true;
  return matchesRecord(path.join(repositoryRoot, 'content'), record);
}

async function openEmbeddedDatabase({ terminal, processes, shutdown }: CommandContext): Promise<SiteDatabase> {
  const postgres = await terminal.step(
    'Starting Postgres',
    async (step) => {
      const opened = await openEmbeddedPostgres({ name: 'postgres', processes, shutdown, onNote: (text) => step.note(text) });
      await opened.createDatabase('site');
      return opened;
    },
    ({ version, port, adopted }) => `Postgres ${version} running${adopted ? ' since an earlier run' : ''}, port ${port}`,
  );
  const failed = supervise(postgres, {
    shutdown,
    log: path.join(stateFolder, 'postgres.log'),
    onNote: (text) => terminal.print(`  ${text}`),
  });
  // It may fail before anything awaits it; the steps before that report their own errors.
  failed.catch(() => undefined);
  return { url: postgres.url('site'), record: importRecordFile, failed };
}

async function openExternalDatabase({ terminal }: CommandContext, url: string): Promise<SiteDatabase> {
  const { host, port, database } = parseDatabaseUrl(url);
  await terminal.step(
    'Connecting to DATABASE_URL',
    () => checkDatabaseUrl(url),
    (version) => `Postgres ${version} at ${host}:${port}, database ${database} (DATABASE_URL)`,
  );
  return { url, failed: new Promise(() => undefined) };
}

/** @returns the server's variables, with the URLs of the systems that the companion replaces */
async function prepareCompanion(
  { terminal, processes, shutdown }: CommandContext,
  environment: NodeJS.ProcessEnv & { SITE_URL: string },
): Promise<NodeJS.ProcessEnv> {
  const companion = await terminal.step(
    'Starting the companion',
    (step) => {
      const note = (line: string) => (shutdown.hasBegun ? undefined : step.note(line));
      return startCompanion({ processes, folder: path.join(stateFolder, 'companion'), environment, onLine: note });
    },
    ({ replaces: emulated }) =>
      emulated ? `Companion at ${emulated.url} emulates: ${emulated.systems.join(', ')}` : 'No companion is needed',
  );
  void companion.process?.exited.then(({ output }) => {
    if (!shutdown.hasBegun)
      terminal.print('The companion stopped unexpectedly: nobody can sign in until the next start.', output);
  });
  return companion.environment;
}

async function prepareBuild(mode: SiteMode, { terminal, shutdown }: CommandContext): Promise<void> {
  if (mode.environment === 'development') return buildBundles();
  await terminal.step(
    'Building the site (about a minute the first time)',
    (step) => buildIfNeeded({ shutdown, onNote: (text) => step.note(text) }),
    (built) => (built ? 'Built the site' : 'The build is up to date'),
  );
}
