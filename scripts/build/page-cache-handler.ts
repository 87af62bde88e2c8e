import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';

/** The file that next.config names as its cache handler: Next loads it as it is, so it must be plain JavaScript. */
export const pageCacheHandlerFile = path.join(repositoryRoot, '.build/page-cache-handler.mjs');

/**
 * Bundles the page cache's handler into that file. Packages stay outside: they are loaded from node_modules.
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
    // The script that wakes a page is part of it, and goes to every reader.
    minify: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  });
}

/** Whether the file is there. */
export function hasPageCacheHandler(): boolean {
  return existsSync(pageCacheHandlerFile);
}
