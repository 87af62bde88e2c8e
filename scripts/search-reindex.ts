import './check-runtime';
import path from 'node:path';
import { bundlePrograms, getProgramPath } from './build/programs';
import { stateFolder } from './paths';
import { runCommand } from './command';
import { hasContent } from './database/content-state';
import { openDatabaseForCommand } from './database/database-for-command';
import { checkDatabaseUrl } from './database/database-url';
import { loadEnvironmentFile, validateVariables } from './environment-file';
import { CommandError } from './command-error';

// npm run search:reindex: uses the same database as npm start.
const command = 'npm run search:reindex';

await runCommand({ processFile: path.join(stateFolder, 'search-processes.json') }, async (parts) => {
  loadEnvironmentFile();
  validateVariables({ ...process.env, NODE_ENV: 'production' });
  const given = process.env['DATABASE_URL'];
  if (given) await checkDatabaseUrl(given);
  const url = given || (await openDatabaseForCommand(command, parts));
  if (!(await hasContent(url)))
    throw new CommandError(
      'The database is new, or older than this checkout: there is nothing to search yet.',
      'Migrate and fill it: npm start',
    );
  await bundlePrograms();
  const { code } = await parts.processes.start({
    name: command,
    arguments: [getProgramPath('search-reindex')],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    output: (line) => parts.terminal.print(line),
  }).exited;
  return code;
});
