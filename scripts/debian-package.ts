import type { ProcessManager } from './process-manager';

/**
 * Installs a Debian package, as root.
 * @throws {CommandError} with the output of apt-get when that fails
 */
export async function installDebianPackage(name: string, processes: ProcessManager): Promise<void> {
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    await processes.run({
      name: `apt-get ${options.join(' ')}`,
      command: 'apt-get',
      arguments: ['-qq', ...options],
      environment: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      output: 'keep',
    });
  }
}
