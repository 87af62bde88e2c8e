import { getProgramPath } from './build/programs';
import { CommandError } from './command-error';
import type { ManagedProcess, ProcessManager } from './process-manager';

const READY_TIMEOUT_MS = 120_000;

/** How to start the server. */
export interface ServerOptions {
  processes: ProcessManager;
  port: number;
  /** PORT is added. */
  environment: NodeJS.ProcessEnv;
  /** Gets what it prints, except the line that it is ready. */
  onLine: (line: string) => void;
}

/**
 * Starts the site's server and waits until it listens.
 * @throws {CommandError} with its output when it ends before that, or takes too long
 */
export async function startServer({ processes, port, environment, onLine }: ServerOptions): Promise<ManagedProcess> {
  let tellReady: () => void = () => undefined;
  const ready = new Promise<'ready'>((resolve) => {
    tellReady = () => resolve('ready');
  });
  // Held back until it is ready: when it fails, they are told with the failure and not twice.
  let held: string[] | undefined = [];
  const server = processes.start({
    name: 'the server',
    arguments: [getProgramPath('server')],
    environment: { ...environment, PORT: String(port) },
    // It lets requests end that are in flight, for 20 s at most (src/server/graceful-stop.ts).
    stopTimeoutMs: 25_000,
    output: (line) => {
      if (/^ready https?:\/\//.test(line)) tellReady();
      else if (held === undefined) onLine(line);
      else held.push(line);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), READY_TIMEOUT_MS);
  });
  const outcome = await Promise.race([ready, server.exited, late]);
  clearTimeout(timer);
  if (outcome === 'late')
    throw new CommandError(`The server was not ready within ${READY_TIMEOUT_MS / 1000} s.`, '', held.join('\n'));
  if (outcome !== 'ready')
    throw new CommandError(`The server ended with code ${outcome.code} before it was ready.`, '', outcome.output);
  for (const line of held) onLine(line);
  held = undefined;
  return server;
}

/** What to migrate and where. */
export interface MigrationOptions {
  processes: ProcessManager;
  url: string;
  /** Shows each line that it prints; without it they are shown when it fails. */
  onLine?: (line: string) => void;
}

/**
 * Migrates a database and imports content/ when it has no pages.
 * @throws {CommandError} with the output, unless it was shown, when that fails
 */
export async function migrateAndImport({ processes, url, onLine }: MigrationOptions): Promise<void> {
  await processes.run({
    name: 'Migrating and importing content',
    arguments: [getProgramPath('migrate-and-import')],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    output: onLine ?? 'keep',
  });
}
