import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, getDependencyPath, stateFolder } from '../paths';
import { ProcessManager } from '../process-manager';
import { acquireLock } from '../run-lock';
import type { Shutdown } from '../shutdown';
import { buildBundles, hasBundles } from './bundles';
import { writeCompressedFiles } from './compressed-files';
import { linkPayloadBundle } from './payload-bundle';
import { writeDeferredStyles } from './deferred-styles';
import { bundlePrograms, hasPrograms } from './programs';
import { checkStyleSheetLimit } from './style-sheet-limit';
import { readSources, withCurrentTsconfig, hashSources } from './source-hash';

const buildFolder = path.join(repositoryRoot, '.next');
const stampFile = path.join(buildFolder, 'sources.sha256');

/** Options of a build. */
interface BuildOptions {
  /** Stops the build when the command ends. */
  shutdown: Shutdown;
  /** Receives every line of the build's output; without it, the output is shown only when the build fails. */
  onLine?: (line: string) => void;
  /** Receives notices for the user, such as that another command is building. */
  onNote: (text: string) => void;
}

/** Returns whether a build of exactly the current sources exists. */
function isBuilt(): boolean {
  return (
    existsSync(path.join(buildFolder, 'BUILD_ID')) &&
    hasPrograms() &&
    hasBundles() &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8').trim() === hashSources(readSources(repositoryRoot))
  );
}

/**
 * Builds the site unless a build of the current sources exists. If two commands need a build at the same time, the
 * second waits and uses the first one's.
 * @returns whether a build was needed
 * @throws {CommandError} when the build fails, with the output unless it was shown
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
 * @throws {CommandError} when the build fails, with the output unless it was shown
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  await withBuildLock(options, () => runBuild(options));
}

async function withBuildLock<Result>({ onNote }: BuildOptions, work: () => Promise<Result>): Promise<Result> {
  const release = await acquireLock({
    file: path.join(stateFolder, 'build.lock'),
    label: `A build (pid ${process.pid})`,
    getTimeoutMs: () => 600_000,
    onWait: () => onNote('another command is building this checkout; waiting for it'),
  });
  try {
    return await work();
  } finally {
    release();
  }
}

async function runBuild({ shutdown, onLine }: BuildOptions): Promise<void> {
  // The record belongs to the lock: a build left behind by a killed command must end before the next one writes.
  const processes = new ProcessManager(path.join(stateFolder, 'build-processes.json'));
  shutdown.addCleanup(() => processes.close());
  await processes.stopOrphans();
  rmSync(stampFile, { force: true });
  const before = readSources(repositoryRoot);
  await bundlePrograms();
  await buildBundles();
  await processes.run({
    name: 'The build',
    arguments: [getDependencyPath('next/dist/bin/next'), 'build'],
    environment: buildEnvironment(),
    output: onLine ?? 'keep',
  });
  linkPayloadBundle();
  checkStyleSheetLimit(path.join(buildFolder, 'static'));
  writeDeferredStyles();
  await writeCompressedFiles(repositoryRoot);
  writeFileSync(stampFile, `${hashSources(withCurrentTsconfig(repositoryRoot, before))}\n`);
}

/** A build must not depend on any database, so it gets a URL where nothing responds, which also overrides .env. */
function buildEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://none@127.0.0.1:1/none',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
