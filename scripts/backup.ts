import './check-runtime';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stateFolder } from './checkout';
import { runCommand } from './command';
import { takeBaseBackup } from './database/base-backup';
import { embeddedDatabaseFor } from './database/database-for-command';
import { loadEnvironmentFile, mediaFolder } from './environment-file';
import { Problem } from './problem';
import { makeFolder } from '@/platform/environment/check-files';

// npm run backup -- <folder>: the embedded database and the uploaded files, while the site may run.
const command = 'npm run backup';

await runCommand({ processRecord: path.join(stateFolder, 'backup-processes.json') }, async (parts) => {
  loadEnvironmentFile();
  if (process.env['DATABASE_URL']) throw new Problem('DATABASE_URL is set: the database is not one of this checkout.', 'Back it up with pg_dump, as docs/runbook.md says.');
  const given = process.argv[2];
  if (given === undefined) throw new Problem('Where to?', `Name a folder that does not exist yet: ${command} -- /backups/today`);
  const target = path.resolve(given);
  if (existsSync(target)) throw new Problem(`${target} exists already.`, 'Name a folder that does not exist yet, so that no earlier backup is lost.');

  const url = await embeddedDatabaseFor(command, parts);
  const making = `${target}.making`;
  if (existsSync(making)) throw new Problem(`There is ${making} already: another backup is being made there, or was cut short.`, `Wait for it, or remove it: rm -r ${making}`);
  makeFolder(path.dirname(making));
  mkdirSync(making, { mode: 0o700 });
  // When the backup is complete, there is nothing left by this name.
  parts.shutdown.add(() => rmSync(making, { recursive: true, force: true }));
  await parts.terminal.step(
    'Copying the database',
    async () => takeBaseBackup(url, path.join(making, 'postgres')),
    () => 'Copied the database',
  );
  // After the database, so that every file it names is there.
  const media = mediaFolder();
  if (existsSync(media)) cpSync(media, path.join(making, 'media'), { recursive: true });
  renameSync(making, target);
  if (process.env['MEDIA_BUCKET']) parts.terminal.print('', '  The pictures are in the bucket of MEDIA_BUCKET and not in this backup: copy that by the means of its service.');
  parts.terminal.print('', `  The backup is in ${target}. npm run restore -- ${given} puts it back.`);
});
