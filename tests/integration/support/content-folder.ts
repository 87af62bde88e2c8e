import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a folder of content holds: each file by its path, byte by byte. */
export function readContentFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|md|webp|svg)$/.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}
