import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';

/** What runs as a process of its own, by its name in .build. */
const ENTRY_POINTS = {
  server: 'src/server.ts',
  'migrate-and-import': 'src/commands/migrate-and-import.ts',
  'content-import': 'src/commands/import.ts',
  'content-export': 'src/commands/export.ts',
  administrator: 'src/commands/create-admin-login.ts',
  companion: 'scripts/companion/start.ts',
} as const;
export type Program = keyof typeof ENTRY_POINTS;

const folder = path.join(repositoryRoot, '.build');

/** The file of a program, which Node runs as it is. */
export function getProgramPath(program: Program): string {
  return path.join(folder, `${program}.mjs`);
}

/**
 * Bundles the programs, one file each, so that a start needs no compiler; it takes a fraction of a second. Packages stay
 * outside: they are loaded from node_modules. A file is replaced only when it changes, and as a whole, because another
 * command may be starting it.
 * @throws when a source does not compile
 */
export async function bundlePrograms(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ENTRY_POINTS,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    if (existsSync(file) && readFileSync(file).equals(contents)) continue;
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** Whether they are there. */
export function hasPrograms(): boolean {
  return Object.keys(ENTRY_POINTS).every((program) => existsSync(path.join(folder, `${program}.mjs`)));
}
