import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the files of a content folder by path. */
export function readContentFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|md|webp|svg)$/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}
