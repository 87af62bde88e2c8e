import './check-runtime';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stateFolder } from './paths';
import { runCommand } from './command';
import { restoreBaseBackup } from './database/base-backup';
import { findRunningPostmaster } from './database/postmaster';
import { hasUsableData, prepareServerPaths } from './database/server-paths';
import { loadEnvironmentFile, getMediaFolder } from './environment-file';
import { CommandError } from './command-error';
import { siteLockFile, acquireLock } from './run-lock';

// npm run restore -- <folder>: replaces the current database and files with a backup of npm run backup and keeps the
// previous data beside it.
await runCommand({ processFile: path.join(stateFolder, 'restore-processes.json') }, async ({ shutdown, terminal }) => {
  loadEnvironmentFile();
  if (process.env['DATABASE_URL'])
    throw new CommandError(
      'DATABASE_URL is set: the database is not one of this checkout.',
      'Restore it with pg_restore, as docs/runbook.md says.',
    );
  const given = process.argv[2];
  if (given === undefined || !existsSync(path.join(given, 'postgres')))
    throw new CommandError(
      given === undefined ? 'No backup is given.' : `There is no backup in ${given}.`,
      'Specify a folder created by npm run backup: npm run restore -- /backups/today',
    );

  shutdown.addCleanup(await acquireLock({ file: siteLockFile, label: 'npm run restore' }));
  const paths = prepareServerPaths('postgres', (text) => terminal.print(`  ${text}`));
  if (findRunningPostmaster(paths.data) !== undefined)
    throw new CommandError(
      'The Postgres of this checkout is still running, left behind by a killed run.',
      'Run npm start and stop it with Ctrl-C, then restore.',
    );
  const backup = path.join(path.resolve(given), 'postgres');
  hasUsableData({ data: backup, programs: paths.programs });
  const previous = restoreBaseBackup(backup, paths);
  restoreMedia(path.join(path.resolve(given), 'media'));
  const hint = previous && ` The previous data is now in ${previous}; delete it when you no longer need it.`;
  terminal.print(`  Restored. Continue with npm start.${hint ?? ''}`);
});

/** Files are named by their content, so existing ones may stay. */
function restoreMedia(backup: string): void {
  if (!existsSync(backup)) return;
  const media = getMediaFolder();
  const partial = `${media}.restoring`;
  cpSync(backup, partial, { recursive: true });
  if (existsSync(media)) {
    cpSync(partial, media, { recursive: true });
    rmSync(partial, { recursive: true });
  } else renameSync(partial, media);
}
