import { bundlePrograms } from '../build/programs';
import { buildIfNeeded } from '../build/site-build';
import type { CommandContext } from '../command';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../database/embedded-postgres';
import { findChromium } from '../find-chromium';
import { CommandError } from '../command-error';
import { migrateAndImport } from '../site-processes';
import type { ChosenParts } from './part-names';

/** Name prefixes of the databases of the two parts that need one; each run has its own. */
export const integrationDatabasePrefix = 'integration_';
export const siteDatabasePrefix = 'site_test_';

/** The database from which the others of a run are copied. */
const seededDatabase = `${siteDatabasePrefix}filled`;

/** What the later parts need. Each promise rejects when its work failed or no selected part needs it. */
export interface Preparation {
  postgres: Promise<EmbeddedPostgres>;
  /** Name of a database with the tables and the starter content, from which others are copied. */
  seeded: Promise<string>;
  chromium: Promise<string>;
  build: Promise<void>;
  /** Resolves when all have settled. */
  settled: Promise<unknown>;
}

/**
 * Prepares what the selected parts need, in parallel with the parts that need nothing. A failure affects only the
 * parts that need what failed.
 * @param sourcesRead resolves when the build may begin
 */
export function prepare(
  { terminal, processes, shutdown }: CommandContext,
  chosen: ChosenParts,
  sourcesRead: Promise<void>,
): Preparation {
  const postgres = onlyIf(chosen.has('site') || chosen.has('integration'), () =>
    terminal.step(
      'Starting Postgres',
      async (step) => {
        await bundlePrograms();
        const opened = await openEmbeddedPostgres({
          name: 'test-postgres',
          processes,
          shutdown,
          onNote: (text) => step.note(text),
        });
        // A killed run may have left its databases.
        for (const prefix of [siteDatabasePrefix, integrationDatabasePrefix]) await opened.dropDatabases(prefix);
        return opened;
      },
      ({ version, port }) => `Postgres ${version} running, port ${port}`,
    ),
  );
  const seeded = onlyIf(chosen.has('site') || chosen.has('integration'), async () => {
    const opened = await postgres;
    await terminal.step(
      'Seeding a database',
      async () => {
        await opened.createDatabase(seededDatabase);
        await migrateAndImport({ processes, url: opened.url(seededDatabase) });
        await opened.vacuumDatabase(seededDatabase);
      },
      () => 'Seeded a database',
    );
    return seededDatabase;
  });
  const chromium = onlyIf(chosen.has('site'), async () => {
    await Promise.allSettled([postgres]);
    return terminal.step(
      'Finding Chromium',
      (step) => findChromium({ environment: process.env, processes, onNote: (text) => step.note(text) }),
      (program) => `Chromium is ${program}`,
    );
  });
  const build = onlyIf(chosen.has('site') || chosen.has('integration'), async () => {
    await Promise.allSettled([chromium, sourcesRead]);
    await terminal.step(
      'Building the site',
      (step) => buildIfNeeded({ shutdown, onNote: (text) => step.note(text) }),
      (built) => (built ? 'Built the site' : 'The build is up to date'),
    );
  });
  return { postgres, seeded, chromium, build, settled: Promise.allSettled([postgres, seeded, chromium, build]) };
}

function onlyIf<Result>(needed: boolean, work: () => Promise<Result>): Promise<Result> {
  return needed ? work() : Promise.reject(new CommandError('No requested part needs this step.'));
}
