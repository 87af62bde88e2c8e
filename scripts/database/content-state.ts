import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { repositoryRoot } from '../paths';
import { getErrorCode } from '../command-error';

/** The folder of the migrations, one file each, named by date and time. */
export const migrationsFolder = path.join(repositoryRoot, 'src/cms/migrations');

/**
 * Finds the newest migration in a folder.
 * @returns its name without the extension, or undefined when there is none
 */
export function findNewestMigration(files: string[]): string | undefined {
  return files
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted()
    .at(-1);
}

/**
 * Returns whether the database has the newest migration of this checkout, and pages. It may have later migrations, as after a
 * rollback to an earlier release: migrations only add. Uses plain SQL, because the program that migrates and imports takes
 * seconds to load.
 * @param url the database
 * @returns false when there is something to do
 * @throws errors of the driver, except for missing tables
 */
export async function hasContent(url: string): Promise<boolean> {
  const newest = findNewestMigration(readdirSync(migrationsFolder));
  if (newest === undefined) return false;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select where exists (select from payload_migrations where name = $1) and exists (select from pages)',
      [newest],
    );
    return rowCount === 1;
  } catch (error) {
    // Undefined table, undefined column: not migrated, or not completely.
    if (getErrorCode(error) === '42P01' || getErrorCode(error) === '42703') return false;
    throw error;
  } finally {
    await client.end();
  }
}
