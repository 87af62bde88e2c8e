import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { CommandError, getErrorCode } from './command-error';
import { getCommandLine } from './process-identity';

interface PortRange {
  first: number;
  last: number;
}

/**
 * Systems take the ports of outgoing connections from above these ranges (32768 on Linux, 49152 on macOS). Otherwise, a connection
 * could take a port after it was found free and before its server listens. The tests have ports of their own
 * (tests/integration/support/free-port.ts).
 */
const PORTS: PortRange = { first: 20_000, last: 21_999 };
export const TEST_PORTS: PortRange = { first: 22_000, last: 31_999 };
const ATTEMPTS = 50;

/**
 * Finds a free port on this machine, not the same one twice within a few seconds. Ports are tried at random, because other
 * processes may look for one at the same time.
 */
export function findFreePort({ first, last }: PortRange = PORTS): Promise<number> {
  const candidates = Array.from({ length: ATTEMPTS }, () => randomInt(first, last + 1));
  return getPort({ host: '127.0.0.1', port: candidates });
}

/**
 * Parses the port that the site listens on.
 * @param text the variable PORT
 * @throws {CommandError} when it is not a port
 */
export function parseSitePort(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CommandError(`PORT is "${text}", which isn’t a port number.`, {
      hint: 'Use a number from 1 to 65535: PORT=3001 npm start',
    });
  }
  return port;
}

/**
 * Checks early that the site will be able to listen.
 * @param command to show in the advice, such as "npm start"
 * @throws {CommandError} that names the process using the port, if it can be determined
 */
export async function assertPortFree(port: number, command: string): Promise<void> {
  // Any address, then only loopback: some systems allow the first while the second is in use.
  for (const host of [undefined, '127.0.0.1']) {
    const code = await tryPort(port, host);
    if (code === '') continue;
    if (code === 'EADDRINUSE') {
      const by = findPortOwner(port);
      throw new CommandError(`Port ${port} is in use${by === undefined ? '' : ` by process ${by.pid} (${by.command})`}.`, {
        hint: `Stop that process, or choose another port: PORT=${port + 1} ${command}`,
      });
    }
    if (code === 'EACCES') {
      throw new CommandError(`This user may not listen on port ${port}.`, {
        hint: `Choose one above 1023: PORT=3000 ${command}`,
      });
    }
    throw new CommandError(`Port ${port} cannot be used (${code}).`, { hint: `Choose another one: PORT=${port + 1} ${command}` });
  }
}

function tryPort(port: number, host: string | undefined): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(getErrorCode(error) || error.message));
    server.listen({ port, host }, () => server.close(() => resolve('')));
  });
}

/**
 * Finds the process that listens on a port. Only processes of the same user are visible, except to root.
 * @returns undefined when it cannot be determined
 */
function findPortOwner(port: number): { pid: number; command: string } | undefined {
  const pid = process.platform === 'linux' ? findLinuxListener(port) : findListenerWithLsof(port);
  return pid === undefined ? undefined : { pid, command: getCommandLine(pid).slice(0, 80) };
}

function findLinuxListener(port: number): number | undefined {
  const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => parseListeningInodes(readOrEmpty(table), port)));
  if (inodes.size === 0) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        const socket = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1];
        if (socket !== undefined && inodes.has(socket)) return Number(pid);
      }
    } catch {
      // Another user's process, or one that has exited meanwhile.
    }
  }
  return undefined;
}

/**
 * Returns the inodes of the sockets that listen on a port.
 * @param table text of /proc/net/tcp or tcp6: local address in hexadecimal in column 2, state in 4 (0A: listening),
 * inode in 10
 */
export function parseListeningInodes(table: string, port: number): string[] {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table.split('\n').flatMap((line) => {
    const columns = line.trim().split(/\s+/);
    return columns[1]?.endsWith(local) === true && columns[3] === '0A' && columns[9] !== undefined ? [columns[9]] : [];
  });
}

function findListenerWithLsof(port: number): number | undefined {
  try {
    const pid = Number.parseInt(execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    // lsof is missing or sees no process: the message omits the name.
    return undefined;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A kernel without IPv6 has no tcp6.
    return '';
  }
}
