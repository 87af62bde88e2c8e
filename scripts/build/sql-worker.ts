import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot, getDependencyPath } from '../paths';

const targetFolder = path.join(repositoryRoot, 'public/sql');
const workerFile = path.join(targetFolder, 'worker.js');
const pgliteFolder = path.dirname(getDependencyPath('@electric-sql/pglite/dist/index.js'));

/** The files of Postgres for the browser: the program, its data, an extension, and their loaders. */
const NEEDED_FILES =
  /^(?:index\.js|chunk-[A-Z0-9]+\.js|initdb\.js|pglite\.(?:js|wasm|data)|initdb\.(?:wasm|data)|pg_trgm\.tar\.gz|contrib\/pg_trgm\.js)$/;

/**
 * Bundles the SQL runner of the tutorials into public/sql: the worker and, next to it, the unchanged files of the
 * Postgres package, which locates them relative to itself.
 * @throws when the source does not compile
 */
export async function buildSqlWorker(): Promise<void> {
  await mkdir(path.join(targetFolder, 'pglite/contrib'), { recursive: true });
  const files = await readdir(pgliteFolder, { recursive: true });
  for (const file of files.filter((name) => NEEDED_FILES.test(name)))
    await copyFile(path.join(pgliteFolder, file), path.join(targetFolder, 'pglite', file));
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['src/modules/runnable-sql/worker.ts'],
    outfile: workerFile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    external: ['./pglite/*'],
    alias: {
      '@electric-sql/pglite': './pglite/index.js',
      '@electric-sql/pglite/contrib/pg_trgm': './pglite/contrib/pg_trgm.js',
    },
    logLevel: 'silent',
  });
}

/** Returns whether the files exist. */
export function hasSqlWorker(): boolean {
  return existsSync(workerFile);
}
