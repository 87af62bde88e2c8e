import { ProcessManager } from './process-manager';
import { CommandError, formatError } from './command-error';
import { findNpmAncestor } from './process-identity';
import { Shutdown } from './shutdown';
import { Terminal } from './terminal';

/** What every command uses. */
export interface CommandContext {
  terminal: Terminal;
  processes: ProcessManager;
  shutdown: Shutdown;
}

/** Options of a command. */
interface CommandOptions {
  /** File that records the command's child processes. */
  processFile: string;
  /** Exit code after Ctrl-C, SIGTERM or SIGHUP; 0 when that is the normal way to end the command. */
  interruptExitCode?: number;
}

/**
 * Runs a command and exits this process. Everything that was started is stopped in order, whatever happens, and
 * errors are printed as messages.
 * @param work the command itself; a returned number becomes the exit code
 */
export async function runCommand(
  options: CommandOptions,
  work: (context: CommandContext) => Promise<number | void>,
): Promise<never> {
  const terminal = new Terminal();
  const shutdown = new Shutdown();
  shutdown.watchParent(findNpmAncestor());
  const processes = new ProcessManager(options.processFile);
  let isInterrupted = false;
  let code = 0;
  try {
    code = await Promise.race([
      work({ terminal, processes, shutdown }).then((result) => result ?? 0),
      shutdown.requested.then((why) => {
        isInterrupted = true;
        terminal.print('', `Stopping (${why}) …`);
        return options.interruptExitCode ?? 130;
      }),
    ]);
  } catch (error) {
    code = error instanceof CommandError ? error.exitCode : 1;
    terminal.mute();
    terminal.printProblem(formatError(error));
  }
  // Work in progress fails now because its processes end, which is not worth reporting.
  terminal.mute();
  // Registered last, so it runs first: processes use the database, never the other way around.
  shutdown.addCleanup(() => processes.close());
  await shutdown.run((error) => terminal.printProblem(formatError(error)));
  if (isInterrupted) terminal.printAlways('Stopped.');
  process.exit(code);
}
