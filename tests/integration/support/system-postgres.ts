import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from '../../../scripts/debian-package';
import { CommandError } from '../../../scripts/command-error';
import type { ProcessManager } from '../../../scripts/process-manager';

/** The embedded Postgres has no client programs; those that an operator uses come with a server of the same version. */
const NEEDED = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore', 'createdb'];
/** Where Debian keeps the programs of a version; other systems put them where PATH leads. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Finds the folder with the programs of the system's Postgres. As root on Debian and its derivatives, installs them if missing.
 * @throws {CommandError} which says what to install
 */
export async function findSystemPostgres(processes: ProcessManager): Promise<string> {
  const found = findPrograms();
  if (found !== undefined) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall)
    throw new CommandError(
      'The test of the documented dump and restore needs Postgres with its programs for clients, and there is none.',
      { hint: `Install the package "postgresql" of your system, so that ${NEEDED.join(', ')} are in one folder of PATH.` },
    );
  await installDebianPackage('postgresql', processes);
  const installed = findPrograms();
  if (installed === undefined)
    throw new CommandError(
      `The package "postgresql" is installed, but ${NEEDED.join(', ')} are in no folder below ${DEBIAN_FOLDER}.`,
    );
  return installed;
}

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => folder !== '' && NEEDED.every((program) => existsSync(path.join(folder, program))));
}
