import { ProcessManager } from './process-manager';
import { CommandError, formatError } from './command-error';
import { findNpmAncestor } from './process-identity';
import { Shutdown } from './shutdown';
import { Terminal } from './terminal';

/** What every command works with. */
export interface CommandContext {
  terminal: Terminal;
  processes: ProcessManager;
  shutdown: Shutdown;
}

/** What a command differs in. */
export interface CommandOptions {
  /** Where its processes are written down. */
  processFile: string;
  /** The code when a person ends it by Ctrl-C, SIGTERM or SIGHUP: 0 when that is its normal end. */
  interruptExitCode?: number;
}

/**
 * Runs a command to its end and ends this process: whatever happens, all that was started is stopped
 * in order, and a problem is told in words.
 * @param work does it; the number that it may return becomes the exit code
 */
export async function runCommand(
  options: CommandOptions,
  work: (parts: CommandContext) => Promise<number | void>,
): Promise<never> {
  const terminal = new Terminal();
  const shutdown = new Shutdown();
  shutdown.watchParent(findNpmAncestor());
  const processes = new ProcessManager(options.processFile);
  let asked = false;
  let code = 0;
  try {
    code = await Promise.race([
      work({ terminal, processes, shutdown }).then((result) => result ?? 0),
      shutdown.requested.then((why) => {
        asked = true;
        terminal.print('', `Stopping (${why}) …`);
        return options.interruptExitCode ?? 130;
      }),
    ]);
  } catch (error) {
    code = error instanceof CommandError ? error.exitCode : 1;
    terminal.mute();
    terminal.printProblem(formatError(error));
  }
  // Work that is still under way fails now because its processes end; that is no news.
  terminal.mute();
  // Added last, so done first: processes use the database, never the other way round.
  shutdown.addCleanup(() => processes.close());
  await shutdown.run((error) => terminal.printProblem(formatError(error)));
  if (asked) terminal.printAlways('Stopped.');
  process.exit(code);
}
