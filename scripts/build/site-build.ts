import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, getDependencyPath, stateFolder } from '../paths';
import { ProcessManager } from '../process-manager';
import { acquireLock } from '../run-lock';
import type { Shutdown } from '../shutdown';
import { buildFormTools, hasFormTools } from './form-tools';
import { buildSqlWorker, hasSqlWorker } from './sql-worker';
import { bundlePageCacheHandler, hasPageCacheHandler } from './page-cache-handler';
import { bundlePrograms, hasPrograms } from './programs';
import { readSources, withCurrentTsconfig, hashSources } from './source-hash';

const buildFolder = path.join(repositoryRoot, '.next');
const stampFile = path.join(buildFolder, 'sources.sha256');

/** How to build. */
export interface BuildOptions {
  /** Ends the build when the command ends. */
  shutdown: Shutdown;
  /** Shows every line that the build prints; without it they are shown when it fails. */
  onLine?: (line: string) => void;
  /** Told what a person should know, as that another command is building. */
  onNote: (text: string) => void;
}

/** Whether there is a build of exactly the present sources. */
export function isBuilt(): boolean {
  return (
    existsSync(path.join(buildFolder, 'BUILD_ID')) &&
    hasPageCacheHandler() &&
    hasPrograms() &&
    hasSqlWorker() &&
    hasFormTools() &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8').trim() === hashSources(readSources(repositoryRoot))
  );
}

/**
 * Builds the site unless there is a build of the present sources. Of two commands that want to at
 * once, the second waits and uses what the first made.
 * @returns whether it had to build
 * @throws {Problem} with the output, unless it was shown, when the build fails
 */
export async function buildIfNeeded(options: BuildOptions): Promise<boolean> {
  if (isBuilt()) return false;
  return withBuildLock(options, async () => {
    if (isBuilt()) return false;
    await runBuild(options);
    return true;
  });
}

/**
 * Builds the site.
 * @throws {Problem} with the output, unless it was shown, when the build fails
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  await withBuildLock(options, () => runBuild(options));
}

async function withBuildLock<Result>({ onNote }: BuildOptions, work: () => Promise<Result>): Promise<Result> {
  const release = await acquireLock({
    file: path.join(stateFolder, 'build.lock'),
    label: `A build (pid ${process.pid})`,
    timeoutMs: 600_000,
    onWait: () => onNote('another command is building this checkout; waiting for it'),
  });
  try {
    return await work();
  } finally {
    release();
  }
}

async function runBuild({ shutdown, onLine }: BuildOptions): Promise<void> {
  // The record belongs to the lock: a build that a killed command left behind must end before the next one writes.
  const processes = new ProcessManager(path.join(stateFolder, 'build-processes.json'));
  shutdown.addCleanup(() => processes.close());
  await processes.stopOrphans();
  rmSync(stampFile, { force: true });
  const before = readSources(repositoryRoot);
  await bundlePrograms();
  await bundlePageCacheHandler();
  await buildSqlWorker();
  await buildFormTools();
  await processes.run({
    name: 'The build',
    arguments: [getDependencyPath('next/dist/bin/next'), 'build'],
    environment: buildEnvironment(),
    output: onLine ?? 'keep',
  });
  writeFileSync(stampFile, `${hashSources(withCurrentTsconfig(repositoryRoot, before))}\n`);
}

/** A build must be the same whatever database there is: it gets an address that nothing answers, not even by way of .env. */
function buildEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://none@127.0.0.1:1/none',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
