import './check-runtime';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkout, stateFolder } from './checkout';
import { type CommandParts, runCommand } from './command';
import { hasContent } from './database/content-state';
import { checkDatabaseUrl } from './database/database-url';
import { findEmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres';
import { Problem } from './problem';
import { type LockHolder, lockHolder, siteLock, takeLock } from './run-lock';
import { migrateAndImport } from './site-processes';

// npm run content:import, npm run content:export: with the database that npm start would use.
const [direction, folder] = process.argv.slice(2);
if (direction !== 'import' && direction !== 'export') throw new Error('say import or export');
const commandPrefix = 'npm run content:';
const command = commandPrefix + direction;

await runCommand({ processRecord: path.join(stateFolder, 'content-processes.json') }, async (parts) => {
  const environmentFile = path.join(checkout, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const given = process.env['DATABASE_URL'];
  const url = given === undefined || given === '' ? await embeddedDatabase(parts) : await givenDatabase(given);
  const { code } = await parts.processes.start({
    name: command,
    arguments: ['--import', 'tsx', `src/cms/${direction}.ts`, ...(folder === undefined ? [] : [folder])],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    output: (line) => parts.terminal.print(line),
  }).ended;
  return code;
});

async function givenDatabase(url: string): Promise<string> {
  await checkDatabaseUrl(url);
  return url;
}

/**
 * The database of this checkout. A server that runs already is used and left running; else it runs for the time of this
 * command only, which holds the lock of the site meanwhile, so that no `npm start` relies on a server that is about to stop.
 */
async function embeddedDatabase(parts: CommandParts): Promise<string> {
  const holder = lockHolder(siteLock);
  if (holder !== undefined && !holder.what.startsWith(commandPrefix)) return databaseOfRunningSite(holder, parts);
  parts.shutdown.add(
    await takeLock({
      file: siteLock,
      what: command,
      patience: holder === undefined ? 0 : 120_000,
      onWait: (what) => parts.terminal.print(`  waiting for ${what} to end`),
    }),
  );
  // A killed run may have left one running, which the next `npm start` goes on with.
  const running = await findEmbeddedPostgres('postgres');
  const { terminal, processes, shutdown } = parts;
  const postgres =
    running ??
    (await terminal.step(
      'Starting Postgres',
      (step) => openEmbeddedPostgres({ name: 'postgres', processes, shutdown, onNote: (text) => step.note(text) }),
      ({ version, port }) => `Postgres ${version} running for this command, port ${port}`,
    ));
  await postgres.makeDatabase('site');
  const url = postgres.url('site');
  if (await hasContent(url)) return url;
  if (direction === 'export') {
    throw new Problem('The database of this checkout is new, or older than the checkout: there is nothing to export yet.', 'Fill it: npm run content:import, or npm start');
  }
  await terminal.step(
    'Migrating',
    (step) => migrateAndImport({ processes, url, onLine: (line) => step.note(line) }),
    () => 'Migrated',
  );
  return url;
}

/** A site that is just starting has its database in a moment; one that was given DATABASE_URL never has this one. */
async function databaseOfRunningSite({ what }: LockHolder, { terminal }: CommandParts): Promise<string> {
  const limit = Date.now() + 60_000;
  for (let told = false; Date.now() < limit; told = true) {
    const url = (await findEmbeddedPostgres('postgres'))?.url('site');
    // The server may be there before its database is.
    if (url !== undefined && (await hasContent(url).catch(() => false))) return url;
    if (!told) terminal.print(`  waiting for the database of ${what}`);
    await wait(500);
  }
  throw new Problem(`${what} is running, but the embedded Postgres of this checkout is not, or it holds no content.`, `If that site was given a DATABASE_URL, give it to this command as well: DATABASE_URL=postgres://… ${command}`);
}
