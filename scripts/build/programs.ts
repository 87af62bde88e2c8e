import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';
import { bundlePayload, hasPayloadBundle } from './payload-bundle';
import { hashSources, readSources } from './source-hash';

/** Programs that run as separate processes, by their name in .build. */
const ENTRY_POINTS = {
  server: 'src/server.ts',
  /** A thread of the server. */
  'http-thread': 'src/server/http-thread/thread.ts',
  'migrate-and-import': 'src/commands/migrate-and-import.ts',
  'content-import': 'src/commands/import.ts',
  'content-export': 'src/commands/export.ts',
  'search-reindex': 'src/commands/search-reindex.ts',
  administrator: 'src/commands/create-admin-login.ts',
  companion: 'scripts/companion/start.ts',
} as const;
export type Program = keyof typeof ENTRY_POINTS;

const folder = path.join(repositoryRoot, '.build');

/** Returns the path of a bundled program, which Node runs directly. */
export function getProgramPath(program: Program): string {
  return path.join(folder, `${program}.mjs`);
}

/** The hash of the sources that the programs were bundled from. */
const stampFile = path.join(folder, 'sources.sha256');
const computeStamp = (): string => hashSources(readSources(repositoryRoot, ['src', 'scripts']));

/**
 * Bundles each program into one file, so that starting it needs no compiler; this takes a fraction of a second, and is skipped when no
 * source has changed. Packages stay external and are loaded from node_modules, except for Payload (payload-bundle.ts). A file is
 * replaced only when it changes, and atomically, because another command may be starting it.
 * @throws when a source does not compile
 */
export async function bundlePrograms(): Promise<void> {
  await bundlePayload();
  const stamp = computeStamp();
  if (hasPrograms() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
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
  writeFileSync(stampFile, stamp);
}

/** Returns the files that Node runs or loads beside Next's build, relative to the checkout. */
export function listPrograms(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `.build/${file}`);
}

/** Returns whether the files exist. */
export function hasPrograms(): boolean {
  return hasPayloadBundle() && Object.keys(ENTRY_POINTS).every((program) => existsSync(path.join(folder, `${program}.mjs`)));
}
