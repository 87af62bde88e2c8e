import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { listPrograms } from '../build/programs';
import { CommandError } from '../command-error';
import { repositoryRoot } from '../paths';
import { listImportedPackages } from './imported-packages';
import { isDevelopmentPackage, isRuntimeFile } from './runtime-files';
import { findRuntimePackages, getPackageName, parseLockFile } from './runtime-packages';
import { buildSbom, writeSbom } from './sbom';

/** The build, without files that only the next build or a type check reads. */
const UNUSED_BUILD_FOLDERS = /^\.next\/(?:cache|diagnostics|trace(?:-build)?|turbopack|types|dev)(?:\/|$)/;
/** The companion emulates other systems, on a developer's machine only. */
const LOCAL_PROGRAMS = ['companion.mjs'];
/** Puts a file of the checkout into the package. */
type PlaceFile = (from: string, to: string) => void;

const COPIED_FOLDERS = ['.next', '.build', 'public', 'content'];

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
});
const installedSchema = z.object({ version: z.string() });

/** A package of the site: a folder that needs nothing but Node. */
interface SitePackage {
  packageCount: number;
  bytes: number;
}

/**
 * Writes everything that the site needs at run time into a new folder: the build, the starter content, and the packages
 * that the built programs import, in the versions of package-lock.json.
 * @param target a folder that doesn't exist yet
 * @param options `link`: hard links instead of copies, which is faster, but the folder must never be written to
 * @throws {CommandError} when the installed packages aren't those of the lock file
 */
export async function writePackage(target: string, { link = false } = {}): Promise<SitePackage> {
  const place = link ? linkOrCopy : copyWithTimes;
  const lock = parseLockFile(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'));
  const programs = listPrograms().filter((file) => !LOCAL_PROGRAMS.includes(path.basename(file)));
  const packages = findRuntimePackages(lock, await listImportedPackages(programs), isDevelopmentPackage).filter(isInstalled);
  for (const folder of packages) assertVersion(folder, lock.packages[folder]?.version);
  mkdirSync(target, { recursive: true });
  for (const folder of COPIED_FOLDERS) copyFolder(folder, target, place, isShipped);
  for (const folder of packages) copyPackage(folder, target, place);
  await writeConfig(target);
  const site = writeManifest(target);
  writeSbom(target, buildSbom(lock, site, packages));
  return { packageCount: packages.length, bytes: measure(target) };
}

function copyPackage(folder: string, target: string, place: PlaceFile): void {
  const name = getPackageName(folder);
  copyFolder(folder, target, place, (file) => {
    const inside = path.posix.relative(folder, file);
    // Packages inside a package have their own entry in the lock file.
    return path.posix.basename(inside) !== 'node_modules' && isRuntimeFile(name, inside);
  });
}

/** @param isWanted asked for each file and folder, with its path in the checkout */
function copyFolder(folder: string, target: string, place: PlaceFile, isWanted: (file: string) => boolean): void {
  mkdirSync(path.join(target, folder), { recursive: true });
  for (const entry of readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (!isWanted(file)) continue;
    const [from, to] = [path.join(repositoryRoot, file), path.join(target, file)];
    if (entry.isDirectory()) copyFolder(file, target, place, isWanted);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else place(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The folder is on another disk.
    copyWithTimes(from, to);
  }
}

/** ETags of built files are made from their times, and all instances send the same. */
function copyWithTimes(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

function isShipped(file: string): boolean {
  return !UNUSED_BUILD_FOLDERS.test(file) && !LOCAL_PROGRAMS.includes(path.basename(file));
}

/** Next compiles a configuration in TypeScript at each start, with a compiler that the package doesn't have. */
async function writeConfig(target: string): Promise<void> {
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['next.config.ts'],
    outfile: path.join(target, 'next.config.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['next', 'next/*'],
    // A bundled CommonJS module asks for Node's own modules.
    banner: { js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);` },
    logLevel: 'silent',
  });
}

/** Says what the folder is, and that its files are ES modules; it has no commands. */
function writeManifest(target: string): { name: string; version: string } {
  const { name, version, license, engines } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')),
  );
  const manifest = { name, version, private: true, license, type: 'module', engines };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return { name, version };
}

function isInstalled(folder: string): boolean {
  return existsSync(path.join(repositoryRoot, folder, 'package.json'));
}

function assertVersion(folder: string, locked: string | undefined): void {
  const file = path.join(repositoryRoot, folder, 'package.json');
  const { version } = installedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (version === locked) return;
  throw new CommandError(`${folder} is installed as ${version}, and package-lock.json has ${locked ?? 'no version'}.`, {
    hint: 'Run npm ci, then repeat the command.',
  });
}

function measure(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** Removes a package that wasn't completed. */
export function removePackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
}
