import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot, getDependencyPath } from '../paths';

const toolsFile = path.join(repositoryRoot, 'public/forms/tools.js');
/** Makes the proofs of work (src/modules/forms/enhance/proof.ts); it is used as its package has it. */
const workerFile = path.join(repositoryRoot, 'public/forms/proof-worker.js');

/**
 * Puts what makes forms better where there is a script into public/forms. It is no part of Next's build, because every
 * page would carry what loads it; a line in the head of the page does (form-script.ts).
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

/** Whether they are there. */
export function hasFormTools(): boolean {
  return existsSync(toolsFile) && existsSync(workerFile);
}
