import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessManager } from '../process-manager';
import type { SystemAccount } from './postgres-account';
import { buildPostgresEnvironment } from './postgres-environment';
import type { ServerPaths } from './server-paths';

/** Creates the data folder under another name, so that a folder with the right name is always complete. */
export async function initializeData(paths: ServerPaths, processes: ProcessManager): Promise<void> {
  const { data, account, programs } = paths;
  const partial = `${data}.partial`;
  const secret = `${data}.password`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  if (account !== undefined) chownSync(partial, account.uid, account.gid);
  writePassword(secret, randomBytes(24).toString('base64url'), account);
  const options = [
    `--pgdata=${partial}`,
    '--username=postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // macOS has no C.UTF-8; the sort order is the built-in one anyway.
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  ];
  try {
    await processes.run({
      name: 'initdb',
      command: path.join(programs, 'bin', 'initdb'),
      arguments: options,
      environment: buildPostgresEnvironment(),
      folder: '/',
      account,
      output: 'keep',
    });
    renameSync(secret, path.join(partial, path.basename(paths.password)));
    renameSync(partial, data);
  } finally {
    rmSync(secret, { force: true });
  }
}

function writePassword(file: string, password: string, account: SystemAccount | undefined): void {
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) chownSync(file, account.uid, account.gid);
}
