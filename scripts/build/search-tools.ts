import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../paths';

const folder = path.join(repositoryRoot, 'public/search-tools');

/**
 * Bundles the search dialog into public/search-tools. It isn't part of Next's build, because then every page would load
 * it; instead, an inline script in the head does so on demand (search-script.ts). The client of the external search service
 * is a separate file, which sites without one never load.
 * @throws when the source does not compile
 */
export async function buildSearchTools(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: { dialog: 'src/modules/search/dialog/open-dialog.ts', 'dialog-style': 'src/modules/search/dialog/dialog.css' },
    outdir: folder,
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
}

/** Returns whether the files exist. */
export function hasSearchTools(): boolean {
  return existsSync(path.join(folder, 'dialog.js')) && existsSync(path.join(folder, 'dialog-style.css'));
}
