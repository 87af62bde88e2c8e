import type { ProcessManager } from '../../../scripts/process-manager';
import { startServer } from '../../../scripts/site-processes';
import { findFreePort } from './free-port';

/** An instance of the built site, in a process of its own. */
export interface Instance {
  url: string;
  /** Sends a request without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The last lines of its output, for failure messages. */
  output(): string;
  /** Its complete output. */
  log(): string;
  stop(): Promise<void>;
  /** Kills the process (SIGKILL). */
  kill(): Promise<void>;
}

/** Skips what no integration test needs: rendering pages at startup, and the best compression. */
export const QUICK_START = { PRERENDER: 'off', BROTLI_QUALITY: '4' };

/**
 * Starts the built site, without bot protection unless `variables` enable it.
 * @param databaseUrl a database with content
 * @param variables the instance's environment variables
 * @param givenPort a port that others already know
 */
export async function startInstance(
  processes: ProcessManager,
  databaseUrl: string,
  variables: Record<string, string> = {},
  givenPort?: number,
): Promise<Instance> {
  const port = givenPort ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const lines: string[] = [];
  const server = await startServer({
    processes,
    port,
    environment: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SITE_URL: url,
      BOT_PROTECTION: 'off',
      ...QUICK_START,
      ...variables,
    },
    onLine: (line) => lines.push(line),
  });
  return {
    url,
    get: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    output: () => lines.slice(-40).join('\n'),
    log: () => lines.join('\n'),
    stop: () => server.stop(),
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
  };
}
