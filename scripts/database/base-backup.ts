import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { getErrorReason } from '@/platform/error-reason';
import { CommandError } from '../command-error';
import { copyFolder } from '../copy-folder';
import type { SystemAccount } from './postgres-account';
import { getRestoreFolder } from './server-paths';

/**
 * Files that only the running server needs, or that a new one creates itself (PostgreSQL manual, section 25.3.6,
 * "Making a Base Backup Using the Low Level API").
 */
const EXCLUDED_ENTRIES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const WAL_FOLDER = 'pg_wal';
/** The last file that is written to a backup; without it, a folder is not a complete backup. */
const LABEL_FILE = 'backup_label';

const dataDirectoryRowSchema = z.object({ data_directory: z.string() });
const stopRowSchema = z.object({ labelfile: z.string() });

/**
 * Copies the data of a running server without interrupting it. The copy contains everything that was committed when
 * it ends.
 * @param url a database of the server, as its superuser
 * @param target a folder that does not exist; it appears when it is complete
 */
export async function takeBaseBackup(url: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the next statement. As an event that nobody hears, it would end the process before it has cleaned up.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const data = dataDirectoryRowSchema.parse((await client.query('show data_directory')).rows[0]).data_directory;
    // While this session lasts, no WAL that the copy needs is removed.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    await client.query(`select pg_backup_start('npm run backup', fast => true)`);
    copyFolder(data, partial, { takes: (name) => !EXCLUDED_ENTRIES.has(name) && name !== WAL_FOLDER, isPrivate: true });
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    copyFolder(path.join(data, WAL_FOLDER), path.join(partial, WAL_FOLDER), { isPrivate: true });
    for (const folder of EXCLUDED_ENTRIES)
      if (!folder.includes('.')) mkdirSync(path.join(partial, folder), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(partial, LABEL_FILE), stopRowSchema.parse(rows[0]).labelfile, { mode: 0o600 });
    renameSync(partial, target);
  } catch (error) {
    // That of a file names the file, and is printed with advice.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new CommandError(`The database could not be copied: ${getErrorReason(error)}.`, {
      hint: 'No backup was made. Repeat the command when the database is running again.',
    });
  } finally {
    await client.end();
  }
}

/**
 * Replaces a server's data with a backup and keeps the previous data beside it under another name. The server must
 * not be running.
 * @param backup created by {@link takeBaseBackup}
 * @returns the new path of the previous data, if there were any
 * @throws {CommandError} when the folder does not contain a complete backup
 */
export function restoreBaseBackup(
  backup: string,
  { data, account }: { data: string; account: SystemAccount | undefined },
): string | undefined {
  assertComplete(backup);
  const partial = getRestoreFolder(data);
  rmSync(partial, { recursive: true, force: true });
  copyFolder(backup, partial, { isPrivate: true });
  if (account !== undefined) changeOwner(partial, account);
  const previous = existsSync(data) ? `${data}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
  if (previous !== undefined) renameSync(data, previous);
  renameSync(partial, data);
  return previous;
}

/** @throws {CommandError} when the folder does not contain a complete backup */
export function assertComplete(backup: string): void {
  if (!existsSync(path.join(backup, LABEL_FILE)))
    throw new CommandError(`There is no complete backup in ${backup}.`, { hint: 'Specify a folder created by npm run backup.' });
}

/** Changes the owner of a folder and its contents to the user that runs Postgres. */
export function changeOwner(folder: string, { uid, gid }: SystemAccount): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
}
