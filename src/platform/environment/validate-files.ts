import { getErrorReason } from '../error-reason';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Environment, EnvironmentError } from './environment';

/**
 * Checks that the configured folder and file are usable before anything relies on them.
 * @throws {EnvironmentError} that names each variable whose folder or file is unusable
 */
export function validateFiles({ CMS_URL, GEO_IP_DATABASE, MEDIA_BUCKET, MEDIA_FOLDER, ROLE }: Environment): void {
  const lines: string[] = [];
  const check = (name: string, must: string, attempt: () => void) => {
    try {
      attempt();
    } catch (error) {
      lines.push(`  ${name}: ${must} (${getErrorReason(error)})`);
    }
  };
  // A public instance only reads pictures that another instance has written; a replica writes those it has copied.
  if (MEDIA_BUCKET === undefined && (ROLE !== 'site' || CMS_URL !== undefined))
    check('MEDIA_FOLDER', 'must be a folder that the site can write to', () => validateMediaFolder(MEDIA_FOLDER));
  if (GEO_IP_DATABASE !== undefined)
    check('GEO_IP_DATABASE', 'must be a file that the site can read', () => accessSync(GEO_IP_DATABASE, constants.R_OK));
  if (lines.length > 0) throw new EnvironmentError(lines);
}

/** Media files are stored in these two subfolders (src/services/media-store/disk-store.ts). */
function validateMediaFolder(folder: string): void {
  for (const part of ['public', 'source']) {
    const place = path.resolve(folder, part);
    ensureFolder(place);
    accessSync(place, constants.W_OK);
  }
}

/** Creates a folder and its parents one by one: below /proc, Node's recursive mkdir never returns. */
export function ensureFolder(folder: string): void {
  if (isFolder(folder)) return;
  ensureFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance may have created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}
