import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { findFreePort } from '../ports';
import { getErrorCode, formatError, CommandError } from '../command-error';
import { getCompanionOrigin, createCompanion } from './companion';
import { type CompanionEnvironment, parseCompanionEnvironment } from './companion-environment';

/*
 * The companion process: emulates the external systems that are not configured. It listens only on this machine and
 * prints `ready` and its URL. The issuer URL contains the port, so it reuses the port of its last run when that is
 * free, and signed-in users stay signed in.
 */
try {
  const environment = parseCompanionEnvironment(process.env);
  const port = await startServer(environment);
  console.log(`ready ${getCompanionOrigin(port)}`);
} catch (error) {
  console.error(formatError(error).join('\n'));
  process.exit(1);
}

async function startServer(environment: CompanionEnvironment): Promise<number> {
  const file = path.join(environment.COMPANION_FOLDER, 'port');
  mkdirSync(environment.COMPANION_FOLDER, { recursive: true, mode: 0o700 });
  const wanted = environment.COMPANION_PORT ?? readLastPort(file) ?? (await findFreePort());
  let port = wanted;
  let server = await createCompanion(environment, port);
  if (!(await tryListen(server, port))) {
    if (environment.COMPANION_PORT !== undefined)
      throw new CommandError(`COMPANION_PORT is ${port}, which is in use.`, {
        hint: 'Stop the process that uses it, or choose another port.',
      });
    port = await findFreePort();
    server = await createCompanion(environment, port);
    if (!(await tryListen(server, port)))
      throw new CommandError(`Port ${port} is in use.`, { hint: 'Start the companion again.' });
  }
  writeFileSync(file, String(port));
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return port;
}

function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (getErrorCode(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

function readLastPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
  } catch {
    // The first run.
    return undefined;
  }
}
