import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The root folder of this checkout, with symbolic links resolved. */
export const repositoryRoot = realpathSync(path.resolve(import.meta.dirname, '..'));

/**
 * State of the commands between runs: databases, their logs, locks. Not in git; may be deleted while nothing is
 * running.
 */
export const stateFolder = path.join(repositoryRoot, '.data');

/** Which content files the embedded database has (src/modules/import-export/import-record.ts). */
export const importRecordFile = path.join(stateFolder, 'imported-content.json');

/**
 * Returns the path of a dependency's file, to be run with this Node.
 * @param file path below node_modules
 * @returns the full path
 */
export function getDependencyPath(file: string): string {
  return path.join(repositoryRoot, 'node_modules', file);
}
