import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DiskSpace } from './metrics';

/** Returns the space of the disk that a folder is on, or will be once it exists; undefined when it can't be read. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const above = path.dirname(path.resolve(folder));
    return isMissing && above !== path.resolve(folder) ? readDiskSpace(above) : undefined;
  }
}
