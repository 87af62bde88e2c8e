import './check-runtime';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkout, stateFolder } from './checkout';
import { runCommand } from './command';
import { takeBaseBackup } from './database/base-backup';
import { embeddedDatabaseFor } from './database/database-for-command';
import { preparePlace } from './database/server-place';
import { Problem } from './problem';

// npm run backup -- <folder>: the embedded database and the uploaded files, while the site may run.
const command = 'npm run backup';

await runCommand({ processRecord: path.join(stateFolder, 'backup-processes.json') }, async (parts) => {
  const environmentFile = path.join(checkout, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  if (process.env['DATABASE_URL']) throw new Problem('DATABASE_URL is set: the database is not one of this checkout.', 'Back it up with pg_dump, as docs/runbook.md says.');
  const given = process.argv[2];
  if (given === undefined) throw new Problem('Where to?', `Name a folder that does not exist yet: ${command} -- /backups/today`);
  const target = path.resolve(given);
  if (existsSync(target)) throw new Problem(`${target} exists already.`, 'Name a folder that does not exist yet, so that no earlier backup is lost.');

  const url = await embeddedDatabaseFor(command, parts);
  const making = `${target}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  await parts.terminal.step(
    'Copying the database',
    async (step) => takeBaseBackup(url, preparePlace('postgres', (text) => step.note(text)).data, path.join(making, 'postgres')),
    () => 'Copied the database',
  );
  // After the database, so that every file it names is there.
  const media = path.join(stateFolder, 'media');
  if (existsSync(media)) cpSync(media, path.join(making, 'media'), { recursive: true });
  renameSync(making, target);
  parts.terminal.print('', `  The backup is in ${target}. npm run restore -- ${given} puts it back.`);
});
