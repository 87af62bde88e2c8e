import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Digest of every file that a build is made from, by its path. */
export type SourceDigests = Map<string, string>;

const singleFiles = ['package-lock.json', 'next.config.ts', 'tsconfig.json'];
const folders = ['src', 'public'];
/** What a build itself puts there (sql-worker.ts, form-tools.ts). */
const generatedFolders = new Set(['public/sql', 'public/forms']);

/**
 * Reads what a build is made from. Contents count and not times: a git clone gives every file a new time.
 * @param root the checkout
 */
export function readSources(root: string): SourceDigests {
  const files = folders.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) => listFiles(root, folder));
  const present = singleFiles.filter((file) => existsSync(path.join(root, file)));
  return new Map([...present, ...files].toSorted().map((file) => [file, digest(readFileSync(path.join(root, file)))]));
}

/**
 * One text for all sources: equal if and only if paths and contents are.
 */
export function hashSources(sources: SourceDigests): string {
  return digest([...sources].map(([file, content]) => `${file}\0${content}\n`).join(''));
}

/**
 * The sources that a finished build was made from. Next itself completes tsconfig.json while it
 * builds, which is no reason to build again; any other change during a build is.
 * @param root the checkout
 * @param before the sources as they were when the build began
 */
export function withCurrentTsconfig(root: string, before: SourceDigests): SourceDigests {
  return new Map(before).set('tsconfig.json', digest(readFileSync(path.join(root, 'tsconfig.json'))));
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (generatedFolders.has(file)) return [];
    if (entry.isDirectory()) return listFiles(root, file);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

function digest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
