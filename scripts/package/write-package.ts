import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { listPrograms } from '../build/programs';
import { CommandError } from '../command-error';
import { repositoryRoot } from '../paths';
import { listImportedPackages } from './imported-packages';
import { isDevelopmentPackage, isRuntimeFile } from './runtime-files';
import { findRuntimePackages, parseLockFile } from './runtime-packages';

/** The build without what only the next build or a type check reads. */
const UNUSED_BUILD_FOLDERS = /^\.next\/(?:cache|diagnostics|trace(?:-build)?|turbopack|types|dev)(?:\/|$)/;
/** The companion stands in for other systems, on a developer's machine only. */
const LOCAL_PROGRAMS = ['companion.mjs'];
const COPIED_FOLDERS = ['.next', '.build', 'public', 'content'];

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
});
const installedSchema = z.object({ version: z.string() });

/** A package of the site: a folder that needs nothing but Node. */
export interface SitePackage {
  /** The packages that it holds, such as `pg@8.20.0`. */
  packages: string[];
  bytes: number;
}

/**
 * Writes everything that the site needs at run time into a new folder: the build, the starter content, and the packages
 * that the built programs import, in the versions of package-lock.json.
 * @param target a folder that doesn't exist yet
 * @throws {CommandError} when the installed packages aren't those of the lock file
 */
export async function writePackage(target: string): Promise<SitePackage> {
  const lock = parseLockFile(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'));
  const programs = listPrograms().filter((file) => !LOCAL_PROGRAMS.includes(path.basename(file)));
  const packages = findRuntimePackages(lock, await listImportedPackages(programs), isDevelopmentPackage).filter(isInstalled);
  const versions = packages.map((folder) => readVersion(folder, lock.packages[folder]?.version));
  mkdirSync(target, { recursive: true });
  for (const folder of COPIED_FOLDERS) copyFolder(folder, target, isShipped);
  for (const folder of packages) copyPackage(folder, target);
  await writeConfig(target);
  writeManifest(target);
  return { packages: packages.map((folder, index) => `${getName(folder)}@${versions[index]}`), bytes: measure(target) };
}

function copyPackage(folder: string, target: string): void {
  const name = getName(folder);
  copyFolder(folder, target, (file) => {
    const inside = path.posix.relative(folder, file);
    // Packages inside a package have their own entry in the lock file.
    return !inside.split('/').includes('node_modules') && isRuntimeFile(name, inside);
  });
}

function copyFolder(folder: string, target: string, isWanted: (file: string) => boolean): void {
  const source = path.join(repositoryRoot, folder);
  cpSync(source, path.join(target, folder), {
    recursive: true,
    verbatimSymlinks: true,
    // ETags of built files are made from their times, and all instances send the same.
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => file === source || isWanted(path.relative(repositoryRoot, file).split(path.sep).join('/')),
  });
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
function writeManifest(target: string): void {
  const { name, version, license, engines } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')),
  );
  const manifest = { name, version, private: true, license, type: 'module', engines };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function isInstalled(folder: string): boolean {
  return existsSync(path.join(repositoryRoot, folder, 'package.json'));
}

function getName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function readVersion(folder: string, locked: string | undefined): string {
  const file = path.join(repositoryRoot, folder, 'package.json');
  const { version } = installedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (version === locked) return version;
  throw new CommandError(
    `${folder} is installed as ${version}, and package-lock.json has ${locked ?? 'no version'}.`,
    'Run npm ci, then repeat the command.',
  );
}

function measure(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** Removes a package that wasn't completed. */
export function removePackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
}
