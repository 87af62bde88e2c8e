import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The root folder of this checkout, without symbolic links in it. */
export const repositoryRoot = realpathSync(path.resolve(import.meta.dirname, '..'));

/** What the commands keep between two runs: databases, their logs, locks. Not in git; may be deleted while nothing runs. */
export const stateFolder = path.join(repositoryRoot, '.data');

/**
 * The command line of a file that comes with a dependency, run by this very Node.
 * @param file path below node_modules
 * @returns the full path
 */
export function getDependencyPath(file: string): string {
  return path.join(repositoryRoot, 'node_modules', file);
}
