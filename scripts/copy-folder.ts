import { chmodSync, copyFileSync, type Dirent, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from './command-error';

interface CopyOptions {
  /** Returns whether an entry of the folder itself is copied; all are by default. */
  takes?: (name: string) => boolean;
  /** Whether only this user may read the copy. */
  isPrivate?: boolean;
}

/**
 * Copies a folder whose files and folders may appear and disappear in the meantime, such as those of a dropped database, which
 * Postgres repairs when it replays the WAL, or a picture that an editor replaces.
 */
export function copyFolder(from: string, to: string, { takes = () => true, isPrivate = false }: CopyOptions = {}): void {
  mkdirSync(to, { recursive: true, mode: isPrivate ? 0o700 : 0o777 });
  for (const entry of readEntries(from)) {
    if (!takes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, { isPrivate });
    else if (entry.isFile()) copyIfExists(source, target, isPrivate);
  }
}

function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function copyIfExists(source: string, target: string, isPrivate: boolean): void {
  try {
    copyFileSync(source, target);
    if (isPrivate) chmodSync(target, 0o600);
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
  }
}
