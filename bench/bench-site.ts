import path from 'node:path';
import { buildIfNeeded } from '../scripts/build/site-build';
import { stateFolder } from '../scripts/paths';
import type { CommandContext } from '../scripts/command';
import { openEmbeddedPostgres } from '../scripts/database/embedded-postgres';
import { findFreePort } from '../scripts/ports';
import { CommandError } from '../scripts/command-error';
import type { ManagedProcess } from '../scripts/process-manager';
import { acquireLock } from '../scripts/run-lock';
import { migrateAndImport, startServer } from '../scripts/site-processes';
import { type Fleet, startFleet } from '../tests/integration/support/fleet';
import { startTokenIssuer } from './token-issuer';

/** A built site, started for a benchmark. */
export interface BenchInstance {
  /** Such as `http://localhost:40123`. */
  url: string;
  process: ManagedProcess;
}

/** A benchmark's own seeded database, and the built site that uses it. */
export interface BenchSite {
  databaseUrl: string;
  /** Starts an instance; all instances share the database. */
  start(variables?: Record<string, string>): Promise<BenchInstance>;
}

/**
 * Builds the site if needed and creates a seeded database for it, which is dropped when the command ends.
 * @param command as typed, such as "npm run bench:forms"
 */
export async function openBenchSite(command: string, { terminal, processes, shutdown }: CommandContext): Promise<BenchSite> {
  // The benchmarks share the database server with the tests.
  shutdown.addCleanup(await acquireLock({ file: path.join(stateFolder, 'test.lock'), label: command }));
  await terminal.step(
    'Building the site',
    (step) => buildIfNeeded({ shutdown, onNote: (text) => step.note(text) }),
    () => 'The build is there',
  );
  const postgres = await openEmbeddedPostgres({
    name: 'test-postgres',
    processes,
    shutdown,
    onNote: (text) => terminal.print(text),
  });
  const database = command.replaceAll(/\W/g, '_');
  await postgres.dropDatabases(database);
  await postgres.createDatabase(database);
  shutdown.addCleanup(() => postgres.dropDatabases(database));
  const databaseUrl = postgres.url(database);
  await terminal.step(
    'Filling a database',
    () => migrateAndImport({ processes, url: databaseUrl }),
    () => 'Filled a database',
  );
  return {
    databaseUrl,
    start: async (variables = {}) => {
      const port = await findFreePort();
      const url = `http://localhost:${port}`;
      const environment = {
        ...process.env,
        // Measured by chance, a page would load more in some of the runs.
        WEB_VITALS_SHARE: '0',
        ...variables,
        NODE_ENV: 'production' as const,
        DATABASE_URL: databaseUrl,
        SITE_URL: url,
      };
      return { url, process: await startServer({ processes, port, environment, onLine: () => undefined }) };
    },
  };
}

/** Two instances on a benchmark's own database, and the people who are signed in there. */
interface BenchFleet {
  databaseUrl: string;
  /** Access tokens by person. */
  tokens: ReadonlyMap<string, string>;
  fleet: Fleet;
}

/**
 * Opens a benchmark's site, and starts two instances that trust an issuer of access tokens.
 * @param command as typed, such as "npm run bench:exams"
 * @param people how many get an access token
 */
export async function startBenchFleet(command: string, parts: CommandContext, people: number): Promise<BenchFleet> {
  const { terminal, processes, shutdown } = parts;
  const { databaseUrl } = await openBenchSite(command, parts);
  const issuer = await startTokenIssuer();
  shutdown.addCleanup(() => issuer.close());
  const subjects = Array.from({ length: people }, (_each, index) => `person-${index}`);
  const tokens = new Map(await Promise.all(subjects.map(async (subject) => [subject, await issuer.sign(subject)] as const)));
  const fleet = await terminal.step(
    'Starting two instances',
    () => startFleet({ processes, configure: () => ({ databaseUrl, variables: issuer.variables }) }),
    () => 'Started two instances',
  );
  return { databaseUrl, tokens, fleet };
}

/**
 * Reads a number from an environment variable.
 * @throws {CommandError} when it is not a whole number of at least `least`
 */
export function readCount(name: string, fallback: number, least = 1): number {
  const text = process.env[name] || String(fallback);
  const count = Number(text);
  if (!Number.isInteger(count) || count < least)
    throw new CommandError(`${name} is "${text}", which is no whole number of at least ${least}.`, {
      hint: `As in: ${name}=${fallback}`,
    });
  return count;
}

/**
 * Reads a list of numbers from an environment variable.
 * @param fallback such as `300,10000`
 * @throws {CommandError} when one is not a whole number above zero
 */
export function readCounts(name: string, fallback: string): number[] {
  const text = process.env[name] || fallback;
  const counts = text.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new CommandError(`${name} is "${text}", which is no list of whole numbers.`, { hint: `As in: ${name}=${fallback}` });
  return counts;
}

/**
 * Returns the running site in BASE_URL.
 * @returns undefined when it is not set, in which case the benchmark starts a site of its own
 * @throws {CommandError} when nothing responds there
 */
export async function findRunningSite(): Promise<string | undefined> {
  const given = process.env['BASE_URL'];
  if (!given) return undefined;
  if (!/^https?:/.test(given) || !URL.canParse(given))
    throw new CommandError(`BASE_URL is "${given}", which isn’t the URL of a site.`, {
      hint: 'As in: BASE_URL=http://localhost:3000. Or unset it: a site is started for the benchmark.',
    });
  const site = given.replace(/\/+$/, '');
  const answers = await fetch(site, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
  if (!answers)
    throw new CommandError(`Nothing answers at ${site} (BASE_URL).`, {
      hint: 'Start the site there, or unset BASE_URL: a site is started for the benchmark.',
    });
  return site;
}
