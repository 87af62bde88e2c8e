import './check-runtime';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stateFolder } from './paths';
import { runCommand } from './command';
import { copyFolder } from './copy-folder';
import { assertComplete, restoreBaseBackup } from './database/base-backup';
import { findRunningPostmaster } from './database/postmaster';
import { hasUsableData, prepareServerPaths } from './database/server-paths';
import { loadEnvironmentFile, getMediaFolder } from './environment-file';
import { CommandError } from './command-error';
import { siteLockFile, acquireLock } from './run-lock';
import { ensureFolder } from '@/platform/environment/validate-files';

/** The folder among the pictures into which those of a backup are copied. */
const COPIED_FOLDER = '.restoring';

// npm run restore -- <folder>: replaces the current database and files with a backup of npm run backup and keeps the
// previous data beside it.
await runCommand({ processFile: path.join(stateFolder, 'restore-processes.json') }, async ({ shutdown, terminal }) => {
  loadEnvironmentFile();
  if (process.env['DATABASE_URL'])
    throw new CommandError('DATABASE_URL is set: the database is not one of this checkout.', {
      hint: 'Restore it with pg_restore, as docs/runbook.md says.',
    });
  const given = process.argv[2];
  if (given === undefined || !existsSync(path.join(given, 'postgres')))
    throw new CommandError(given === undefined ? 'No backup is given.' : `There is no backup in ${given}.`, {
      hint: 'Specify a folder created by npm run backup: npm run restore -- /backups/today',
    });

  shutdown.addCleanup(await acquireLock({ file: siteLockFile, label: 'npm run restore' }));
  const paths = prepareServerPaths('postgres', (text) => terminal.print(`  ${text}`));
  if (findRunningPostmaster(paths.data) !== undefined)
    throw new CommandError('The Postgres of this checkout is still running, left behind by a killed run.', {
      hint: 'Run npm start and stop it with Ctrl-C, then restore.',
    });
  const backup = path.join(path.resolve(given), 'postgres');
  hasUsableData({ data: backup, programs: paths.programs });
  assertComplete(backup);
  // Before the database is replaced: there may be no space for them. The folder may be a disk of its own, so they are copied inside.
  const media = getMediaFolder();
  const copied = path.join(media, COPIED_FOLDER);
  shutdown.addCleanup(() => rmSync(copied, { recursive: true, force: true }));
  // A restore that was killed may have left files of another backup, the last of them half-written.
  rmSync(copied, { recursive: true, force: true });
  ensureFolder(copied);
  copyFolder(path.join(path.resolve(given), 'media'), copied, { takes: (name) => name !== COPIED_FOLDER });
  const previous = restoreBaseBackup(backup, paths);
  moveFiles(copied, media);
  const hint = previous && ` The previous data is now in ${previous}; delete it when you no longer need it.`;
  terminal.print(`  Restored. Continue with npm start.${hint ?? ''}`);
});

/** Moves files into a folder. They are named by their content, so others that are there may stay. */
function moveFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) moveFiles(source, target);
    else renameSync(source, target);
  }
}
