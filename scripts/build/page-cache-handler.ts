import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';

/** The cache handler in next.config.ts. Next loads the file as it is, so it must be plain JavaScript. */
const pageCacheHandlerFile = path.join(repositoryRoot, '.build/page-cache-handler.mjs');

/**
 * Bundles the page cache handler into that file. Packages stay external and are loaded from node_modules.
 * @throws when the source does not compile
 */
export async function bundlePageCacheHandler(): Promise<void> {
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['src/platform/page-cache/handler.ts'],
    outfile: pageCacheHandlerFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // It contains the hydration script, which every visitor downloads.
    minify: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  });
}

/** Returns whether the file exists. */
export function hasPageCacheHandler(): boolean {
  return existsSync(pageCacheHandlerFile);
}
