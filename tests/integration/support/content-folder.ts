import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** Returns the files of a content folder by path. */
export function readContentFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|md|webp|svg)$/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}

/** By file, what its text becomes. */
export type FileChanges = Record<string, (text: string) => string>;

/** Copies a content folder and changes some of its files. @returns the copy */
export function copyContent(from: string, to: string, changes: FileChanges): string {
  return new ContentCopy(from, to).change(changes);
}

/** A copy of a content folder for several tests, because all files take half a second to copy and to remove. */
export class ContentCopy {
  readonly #from: string;
  readonly #folder: string;
  #changed: string[] = [];

  constructor(from: string, folder: string) {
    cpSync(from, folder, { recursive: true });
    this.#from = from;
    this.#folder = folder;
  }

  /** Changes some files, and restores those that were changed before. @returns the folder of the copy */
  change(changes: FileChanges): string {
    for (const file of this.#changed) copyFileSync(path.join(this.#from, file), path.join(this.#folder, file));
    this.#changed = Object.keys(changes);
    for (const [file, change] of Object.entries(changes)) {
      const before = readFileSync(path.join(this.#folder, file), 'utf8');
      const after = change(before);
      expect(after, file).not.toBe(before);
      writeFileSync(path.join(this.#folder, file), after);
    }
    return this.#folder;
  }
}
