import { setTimeout as wait } from 'node:timers/promises';
import type { CommandContext } from '../command';
import { findEmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres';
import { CommandError } from '../command-error';
import { type LockHolder, getLockHolder, siteLockFile, acquireLock } from '../run-lock';
import { hasContent } from './content-state';

const SHORT_COMMANDS = /^npm run (administrator|content:|backup|reference|search:reindex)/;

/** Returns whether the holder of the site's lock is a command that uses the database briefly; two of them wait for each other. */
export function isShortCommand(holder: string): boolean {
  return SHORT_COMMANDS.test(holder);
}

/**
 * Opens the embedded database of this checkout for a command. A running server is used and left running. Otherwise it
 * runs only for this command, which holds the site's lock meanwhile, so that no `npm start` relies on a server that
 * is about to stop.
 * @param command as typed, such as `npm run content:export`
 * @returns the database URL; the database may be empty
 * @throws {CommandError} when a site is running on another database
 */
export async function openDatabaseForCommand(command: string, context: CommandContext): Promise<string> {
  const holder = getLockHolder(siteLockFile);
  if (holder !== undefined && !isShortCommand(holder.what)) return waitForSiteDatabase(holder, command, context);
  context.shutdown.addCleanup(
    await acquireLock({
      file: siteLockFile,
      label: command,
      getTimeoutMs: (other) => (isShortCommand(other) ? 120_000 : 0),
      onWait: (what) => context.terminal.print(`  waiting for ${what} to end`),
    }),
  );
  // A killed run may have left one running, which the next `npm start` reuses.
  const running = await findEmbeddedPostgres();
  const { terminal, processes, shutdown } = context;
  const postgres =
    running ??
    (await terminal.step(
      'Starting Postgres',
      (step) => openEmbeddedPostgres({ name: 'postgres', processes, shutdown, onNote: (text) => step.note(text) }),
      ({ version, port }) => `Postgres ${version} running for this command, port ${port}`,
    ));
  await postgres.createDatabase('site');
  return postgres.url('site');
}

/** A site that is starting will have its database in a moment; a site with DATABASE_URL never uses this one. */
async function waitForSiteDatabase({ what }: LockHolder, command: string, { terminal }: CommandContext): Promise<string> {
  const limit = Date.now() + 60_000;
  for (let waited = false; Date.now() < limit; waited = true) {
    const url = (await findEmbeddedPostgres())?.url('site');
    // The server may be running before its database exists.
    if (url !== undefined && (await hasContent(url).catch(() => false))) return url;
    if (!waited) terminal.print(`  waiting for the database of ${what}`);
    await wait(500);
  }
  throw new CommandError(`${what} is running, but the embedded Postgres of this checkout is not, or it holds no content.`, {
    hint: `If that site was given a DATABASE_URL, give it to this command as well: DATABASE_URL=postgres://… ${command}`,
  });
}
