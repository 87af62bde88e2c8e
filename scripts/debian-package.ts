import os from 'node:os';
import path from 'node:path';
import type { ProcessManager } from './process-manager';

const LOCK_FILE = path.join(os.tmpdir(), 'site-apt.lock');

/**
 * Installs a Debian package, as root.
 * @throws {CommandError} with the output of apt-get when that fails
 */
export async function installDebianPackage(name: string, processes: ProcessManager): Promise<void> {
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    await processes.run({
      name: `apt-get ${options.join(' ')}`,
      // Several test files may need packages at once, and apt-get doesn't wait for the lock on its lists.
      command: 'flock',
      arguments: [LOCK_FILE, 'apt-get', '-qq', '-o', 'Acquire::Retries=3', ...options],
      environment: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      output: 'keep',
    });
  }
}
