import './check-runtime';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFolder } from './copy-folder';
import { stateFolder } from './paths';
import { runCommand } from './command';
import { takeBaseBackup } from './database/base-backup';
import { openDatabaseForCommand } from './database/database-for-command';
import { loadEnvironmentFile, getMediaFolder } from './environment-file';
import { CommandError } from './command-error';
import { ensureFolder } from '@/platform/environment/validate-files';

// npm run backup -- <folder>: backs up the embedded database and the uploaded files, also while the site is running.
const command = 'npm run backup';

await runCommand({ processFile: path.join(stateFolder, 'backup-processes.json') }, async (context) => {
  loadEnvironmentFile();
  if (process.env['DATABASE_URL'])
    throw new CommandError('DATABASE_URL is set: the database is not one of this checkout.', {
      hint: 'Back it up with pg_dump, as docs/runbook.md says.',
    });
  const given = process.argv[2];
  if (given === undefined)
    throw new CommandError('No target folder is given.', {
      hint: `Specify a folder that doesn’t exist yet: ${command} -- /backups/today`,
    });
  const target = path.resolve(given);
  if (existsSync(target))
    throw new CommandError(`${target} already exists.`, {
      hint: 'Specify a folder that doesn’t exist yet, so that no earlier backup is lost.',
    });

  const url = await openDatabaseForCommand(command, context);
  const partial = `${target}.partial`;
  if (existsSync(partial))
    throw new CommandError(`${partial} already exists: another backup is being made there, or was interrupted.`, {
      hint: `Wait for it, or remove it: rm -r ${partial}`,
    });
  ensureFolder(path.dirname(partial));
  mkdirSync(partial, { mode: 0o700 });
  // When the backup is complete, the temporary folder no longer exists.
  context.shutdown.addCleanup(() => rmSync(partial, { recursive: true, force: true }));
  await context.terminal.step(
    'Copying the database',
    async () => takeBaseBackup(url, path.join(partial, 'postgres')),
    () => 'Copied the database',
  );
  // After the database, so that every file it references exists.
  const media = getMediaFolder();
  if (existsSync(media)) copyFolder(media, path.join(partial, 'media'));
  renameSync(partial, target);
  if (process.env['MEDIA_BUCKET'])
    context.terminal.print(
      '',
      '  The pictures are in the bucket of MEDIA_BUCKET and not in this backup: copy that by the means of its service.',
    );
  context.terminal.print('', `  The backup is in ${target}. npm run restore -- ${given} puts it back.`);
});
