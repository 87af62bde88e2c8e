import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  cpSync(from, to, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const before = readFileSync(path.join(to, file), 'utf8');
    const after = change(before);
    expect(after, file).not.toBe(before);
    writeFileSync(path.join(to, file), after);
  }
  return to;
}
