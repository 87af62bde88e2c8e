import { getProgramPath } from './build/programs';
import { CommandError } from './command-error';
import type { ManagedProcess, ProcessManager } from './process-manager';

const READY_TIMEOUT_MS = 120_000;
/**
 * Limit of V8's old space in MB. Live objects take less than half; without a limit, V8 keeps garbage in proportion to the
 * machine's memory. Cached pages are outside of it. The image sets the same limit (deploy/container/Dockerfile).
 */
const HEAP_LIMIT_MB = 512;
/**
 * The number of malloc arenas. Otherwise, each compression thread would have its own, whose free memory the others can't use.
 * The image sets the same.
 */
const MALLOC_ARENAS = '2';
/** As in the image: half of the room for young objects, so that 10,000 pages fit into 512 MB (decision 55). Tests set more. */
const NODE_OPTIONS = '--max-semi-space-size=8';
/** With LOG_FORMAT=json, the line is the message of a JSON object. */
const READY_LINE = /^(?:\{.*"message":")?ready https?:\/\//;
/** Next reports each time that it reads its configuration, in the form of a step. */
const NEXT_CONFIG_LINE = /^✓ Running next\.config\.\w+ took /;

/** Options of the server. */
interface ServerOptions {
  processes: ProcessManager;
  port: number;
  /** PORT is added. */
  environment: NodeJS.ProcessEnv;
  /** A package of the site (scripts/package) that is run instead of this checkout. */
  packageFolder?: string;
  /** Receives its output, except the line that reports it is ready. */
  onLine: (line: string) => void;
}

/**
 * Starts the site's server and waits until it listens.
 * @throws {CommandError} with its output when it exits before that, or takes too long
 */
export async function startServer({
  processes,
  port,
  environment,
  packageFolder,
  onLine,
}: ServerOptions): Promise<ManagedProcess> {
  let tellReady: () => void = () => undefined;
  const ready = new Promise<'ready'>((resolve) => {
    tellReady = () => resolve('ready');
  });
  // Lines are held back until it is ready, because on failure they are part of the error.
  let held: string[] | undefined = [];
  const server = processes.start({
    name: 'the server',
    arguments: [
      `--max-old-space-size=${HEAP_LIMIT_MB}`,
      packageFolder === undefined ? getProgramPath('server') : '.build/server.mjs',
    ],
    environment: { MALLOC_ARENA_MAX: MALLOC_ARENAS, NODE_OPTIONS, ...environment, PORT: String(port) },
    folder: packageFolder,
    // It lets requests in flight finish, for 20 s at most (src/server/connections/graceful-shutdown.ts).
    stopTimeoutMs: 25_000,
    output: (line) => {
      if (READY_LINE.test(line)) tellReady();
      else if (NEXT_CONFIG_LINE.test(line)) return;
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
    throw new CommandError(`The server was not ready within ${READY_TIMEOUT_MS / 1000} s.`, { output: held.join('\n') });
  if (outcome !== 'ready')
    throw new CommandError(`The server ended with code ${outcome.code} before it was ready.`, { output: outcome.output });
  for (const line of held) onLine(line);
  held = undefined;
  return server;
}

/** Options of a migration. */
interface MigrationOptions {
  processes: ProcessManager;
  url: string;
  /** Where the embedded database's imports are recorded, so that changed files are imported, too. */
  record?: string;
  /** Receives each line of output; without it, the output is shown only on failure. */
  onLine?: (line: string) => void;
}

/**
 * Migrates a database and imports content/ when it has no pages. With a record, imports what has changed since.
 * @throws {CommandError} on failure, with the output unless it was shown
 */
export async function migrateAndImport({ processes, url, record, onLine }: MigrationOptions): Promise<void> {
  await processes.run({
    name: 'Migrating and importing content',
    arguments: [getProgramPath('migrate-and-import'), ...(record === undefined ? [] : ['--record', record])],
    environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    output: onLine ?? 'keep',
  });
}
