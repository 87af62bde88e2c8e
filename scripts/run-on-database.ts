import path from 'node:path';
import { bundlePrograms, getProgramPath, type Program } from './build/programs';
import { runCommand } from './command';
import { CommandError } from './command-error';
import { hasContent } from './database/content-state';
import { openDatabaseForCommand } from './database/database-for-command';
import { checkDatabaseUrl } from './database/database-url';
import { loadEnvironmentFile, validateVariables } from './environment-file';
import { stateFolder } from './paths';

/** A command that works on the database of `npm start`. */
interface DatabaseCommand {
  /** The name of the npm script. */
  name: string;
  program: Program;
  /** The end of the error message when the database has no content: what can't be done. */
  missing: string;
}

/** Runs a bundled program on the database of `npm start`, which must have content. Ends with the program's exit code. */
export async function runOnDatabase({ name, program, missing }: DatabaseCommand, values: readonly string[] = []): Promise<void> {
  const command = `npm run ${name}`;
  await runCommand({ processFile: path.join(stateFolder, `${program}-processes.json`) }, async (context) => {
    loadEnvironmentFile();
    validateVariables({ ...process.env, NODE_ENV: 'production' });
    const given = process.env['DATABASE_URL'];
    if (given) await checkDatabaseUrl(given);
    const url = given || (await openDatabaseForCommand(command, context));
    if (!(await hasContent(url)))
      throw new CommandError(`The database is new, or older than this checkout: ${missing}.`, {
        hint: 'To migrate and seed it, run npm start',
      });
    await bundlePrograms();
    const { code } = await context.processes.start({
      name: command,
      arguments: [getProgramPath(program), ...values],
      environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
      output: (line) => context.terminal.print(line),
    }).exited;
    return code;
  });
}
