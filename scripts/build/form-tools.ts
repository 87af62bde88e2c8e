import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot, getDependencyPath } from '../paths';

const toolsFile = path.join(repositoryRoot, 'public/forms/tools.js');
/** Computes proofs of work (src/modules/forms/enhance/proof.ts); copied unchanged from its package. */
const workerFile = path.join(repositoryRoot, 'public/forms/proof-worker.js');

/**
 * Bundles the form enhancements into public/forms. They are not part of Next's build, because then every page would
 * load them; instead, an inline script in the head does so on demand (form-script.ts).
 * @throws when the source does not compile
 */
export async function buildFormTools(): Promise<void> {
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['src/modules/forms/enhance/form-tools.ts'],
    outfile: toolsFile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  await copyFile(getDependencyPath('altcha/dist/workers/pbkdf2.js'), workerFile);
}

/** Returns whether the files exist. */
export function hasFormTools(): boolean {
  return existsSync(toolsFile) && existsSync(workerFile);
}
