import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';
import { getPackageName } from './runtime-packages';

/** Here Next creates links to the packages that its build doesn't bundle. */
const EXTERNALS_FOLDER = '.next/node_modules';
/** Packages that the server loads without importing them: Next needs React, and some packages' files are read by path. */
const LOADED_OTHERWISE = ['react', 'react-dom'];
const FILES_OF_PACKAGES = /['"`](?:\.\/)?(?:node_modules\/)?(@(?:fontsource|ip-location-db)\/[\w.-]+)\//g;

/** Lists the packages that the built programs and the built pages import when they run. */
export async function listImportedPackages(programs: readonly string[]): Promise<string[]> {
  const imported = await listImports(programs);
  const names = [...imported, ...listNextExternals(), ...listPackagesWithFiles(programs), ...LOADED_OTHERWISE];
  return [...new Set(names)].toSorted();
}

async function listImports(programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [...programs],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const specifiers = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map((each) => each.path));
  return specifiers.filter(isPackage).map(getImportedName);
}

/** The name of each link contains a hash, so its target is used. A bundled package needs the packages of its original. */
function listNextExternals(): string[] {
  const folder = path.join(repositoryRoot, EXTERNALS_FOLDER);
  if (!existsSync(folder)) return [];
  const links = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  return links.map(({ parentPath, name }) =>
    getPackageName(path.relative(repositoryRoot, realpathSync(path.join(parentPath, name)))),
  );
}

/** Fonts and data are read as files, so nothing imports their packages. */
function listPackagesWithFiles(programs: readonly string[]): string[] {
  const folder = path.join(repositoryRoot, '.next/server');
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const files = [...programs.map((file) => path.join(repositoryRoot, file)), ...chunks.map((file) => path.join(folder, file))];
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(FILES_OF_PACKAGES)].map(([, name = '']) => name));
}

function isPackage(specifier: string): boolean {
  return /^[@a-z]/.test(specifier) && !specifier.startsWith('node:') && !builtinModules.includes(specifier);
}

function getImportedName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
