import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { freePort } from '../ports';
import { codeOf, explain, Problem } from '../problem';
import { companionOrigin, makeCompanion } from './companion';
import { type CompanionEnvironment, parseCompanionEnvironment } from './companion-environment';

/*
 * The companion process: stands in for the outside systems that are not configured. It listens on this machine only and
 * prints `ready` and its address. The issuer's name holds the port, so it takes the port of its last run when that is free:
 * whoever was signed in stays so.
 */
try {
  const environment = parseCompanionEnvironment(process.env);
  const port = await listen(environment);
  console.log(`ready ${companionOrigin(port)}`);
} catch (error) {
  console.error(explain(error).join('\n'));
  process.exit(1);
}

async function listen(environment: CompanionEnvironment): Promise<number> {
  const file = path.join(environment.COMPANION_FOLDER, 'port');
  mkdirSync(environment.COMPANION_FOLDER, { recursive: true, mode: 0o700 });
  const wanted = environment.COMPANION_PORT ?? lastPort(file) ?? (await freePort());
  let port = wanted;
  let server = await makeCompanion(environment, port);
  if (!(await listenOn(server, port))) {
    if (environment.COMPANION_PORT !== undefined) throw new Problem(`COMPANION_PORT is ${port}, which is in use.`, 'Stop what listens there, or take another port.');
    port = await freePort();
    server = await makeCompanion(environment, port);
    if (!(await listenOn(server, port))) throw new Problem(`Port ${port} is in use.`, 'Start the companion again.');
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

function listenOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

function lastPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
  } catch {
    // The first run.
    return undefined;
  }
}
