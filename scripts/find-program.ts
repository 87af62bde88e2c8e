import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error';
import { installDebianPackage } from './debian-package';
import type { ProcessManager } from './process-manager';

/** Debian puts servers here, which isn't on everyone's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds an installed program. As root on Debian and its derivatives, its package is installed when it is missing.
 * @param program such as `nginx`; its package has the same name unless another is given
 * @throws {CommandError} that says what to install
 */
export async function findProgram(processes: ProcessManager, program: string, debianPackage = program): Promise<string> {
  const found = findInstalled(program);
  if (found !== undefined) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall)
    throw new CommandError(`This needs ${program}, which isn’t installed.`, {
      hint: `Install the package "${debianPackage}" of your system.`,
    });
  await installDebianPackage(debianPackage, processes);
  const installed = findInstalled(program);
  if (installed === undefined)
    throw new CommandError(`The package "${debianPackage}" is installed, but there is no program "${program}".`);
  return installed;
}

function findInstalled(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== ''), ...SERVER_FOLDERS];
  return folders.map((folder) => path.join(folder, program)).find(isExecutable);
}

/** Returns whether a file is a program that we may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // It doesn't exist, or we may not run it.
    return false;
  }
}
