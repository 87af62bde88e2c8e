import './check-runtime';
import path from 'node:path';
import { parseExportOptions, parseImportOptions } from '@/commands/content-options';
import { getErrorReason } from '@/platform/error-reason';
import { bundlePrograms, getProgramPath } from './build/programs';
import { importRecordFile, stateFolder } from './paths';
import { type CommandContext, runCommand } from './command';
import { hasContent } from './database/content-state';
import { openDatabaseForCommand } from './database/database-for-command';
import { checkDatabaseUrl } from './database/database-url';
import { loadEnvironmentFile, validateVariables } from './environment-file';
import { CommandError } from './command-error';
import { migrateAndImport } from './site-processes';

// npm run content:import, npm run content:export: use the same database as npm start.
const [direction, ...options] = process.argv.slice(2);
if (direction !== 'import' && direction !== 'export') throw new Error('Expected "import" or "export".');
const command = `npm run content:${direction}`;

await runCommand({ processFile: path.join(stateFolder, 'content-processes.json') }, async (context) => {
  checkOptions();
  loadEnvironmentFile();
  validateVariables({ ...process.env, NODE_ENV: 'production' });
  await bundlePrograms();
  const given = process.env['DATABASE_URL'];
  const isEmbedded = given === undefined || given === '';
  const url = isEmbedded ? await prepareEmbeddedDatabase(context) : await checkGivenDatabase(given);
  const recording = isEmbedded && direction === 'import' ? ['--record', importRecordFile] : [];
  const { code } = await context.processes.start({
    name: command,
    arguments: [getProgramPath(`content-${direction}`), ...recording, ...options],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    output: (line) => context.terminal.print(line),
  }).exited;
  return code;
});

/** Checks the options before anything is written: the program that applies them starts after the database was filled. */
function checkOptions(): void {
  const [parse, example] =
    direction === 'import' ? [parseImportOptions, '--dry-run some/folder'] : [parseExportOptions, 'some/folder'];
  try {
    parse(options);
  } catch (error) {
    // Without Node's advice for a file whose name begins with a hyphen.
    const [reason = ''] = getErrorReason(error).split('. To ');
    throw new CommandError(`${reason}. Nothing was changed.`, { hint: `As in: ${command} -- ${example}` });
  }
}

async function checkGivenDatabase(url: string): Promise<string> {
  await checkDatabaseUrl(url);
  return url;
}

/** The database of this checkout; an import fills a new one. */
async function prepareEmbeddedDatabase(context: CommandContext): Promise<string> {
  const url = await openDatabaseForCommand(command, context);
  if (await hasContent(url)) return url;
  if (direction === 'export') {
    throw new CommandError('The database of this checkout is new, or older than the checkout: there is nothing to export yet.', {
      hint: 'Fill it: npm run content:import, or npm start',
    });
  }
  await context.terminal.step(
    'Migrating',
    (step) => migrateAndImport({ processes: context.processes, url, onLine: (line) => step.note(line) }),
    () => 'Migrated',
  );
  return url;
}
