import { parseArgs } from 'node:util';
import config from '@payload-config';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Migration, Payload } from 'payload';
import { importAndRecord, importChangedFiles, importContent } from '@/modules/import-export';
import { fillEmptyIndex } from '@/modules/search/server';
import { migrations } from '@/cms/migrations';
import { environment } from '@/platform/environment';
import { formatChangedImport, formatImport, formatMigrations } from './format-results';
import { runWithMigrationLock } from './migration-lock';
import { runPayloadCommand } from './payload-command';

/**
 * Runs the pending migrations, and imports the starter content when the database has no pages. A replica gets its content
 * from its source. A search index that has nothing yet is filled. With `--record`, the content files that have changed since the
 * import that is recorded there are imported, too. Of two that begin at once, the second waits for the first.
 */
const { record } = parseArgs({ options: { record: { type: 'string' } } }).values;
const WAITING = 'Another process is migrating this database. Waiting until it has finished.';
await runPayloadCommand(config, (payload) =>
  runWithMigrationLock(
    environment.DATABASE_URL,
    () => migrateAndImport(payload),
    () => console.log(WAITING),
  ),
);

async function migrateAndImport(payload: Payload): Promise<void> {
  // Payload logs two lines for each migration.
  payload.logger.level = 'warn';
  const names: string[] = [];
  await payload.db.migrate({
    migrations: migrations.map((migration) => toPayloadMigration(migration, () => names.push(migration.name))),
  });
  if (names.length > 0) console.log(formatMigrations(names));
  if (environment.CMS_URL !== undefined) return fillEmptyIndex(payload);
  const { totalDocs } = await payload.count({ collection: 'pages' });
  // Content that is older than the index.
  if (totalDocs > 0) {
    await fillEmptyIndex(payload);
    if (record !== undefined) console.log(formatChangedImport(await importChangedFiles(payload, 'content', record)));
    return;
  }
  const count = record === undefined ? importContent(payload, 'content') : importAndRecord(payload, 'content', record);
  console.log(formatImport(await count));
}

/** Converts a migration for Postgres to Payload's type, which covers every database. */
function toPayloadMigration({ name, up, down }: (typeof migrations)[number], onEnd: () => void): Migration {
  return {
    name,
    up: async (given: unknown) => {
      await up(toMigrateArgs(given));
      onEnd();
    },
    down: (given: unknown) => down(toMigrateArgs(given)),
  };
}

function toMigrateArgs(given: unknown): MigrateUpArgs {
  if (!isMigrateArgs(given)) throw new Error('A migration was called without a database, Payload, or a request.');
  return given;
}

function isMigrateArgs(given: unknown): given is MigrateUpArgs {
  return typeof given === 'object' && given !== null && 'db' in given && 'payload' in given && 'req' in given;
}
