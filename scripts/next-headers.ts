import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths';

const ROOT = path.join(repositoryRoot, 'node_modules/next/dist');
/** The parts of Next that run in a server; the rest is its build, its tools and copies of other packages. */
const FOLDERS = ['server', 'shared', 'lib', 'build/templates', 'client/components'];
const HEADER_READS = [
  /headers(?:\?\.)?(?:\.get\(|\.has\(|\[)\s*['"`]([A-Za-z][\w-]+)['"`]/g,
  /_HEADER\s*=\s*['"`]([A-Za-z][\w-]+)['"`]/g,
  /['"`]((?:x|next|sec|purpose|cdn)-[a-z][a-z0-9-]*)['"`]/g,
];

/**
 * Lists the names of request headers in the source of the installed Next, in lower case and sorted. Some are response
 * headers or no headers at all, so that the list is certainly complete.
 */
export function listNextHeaders(): string[] {
  const sources = FOLDERS.flatMap((folder) => listFiles(path.join(ROOT, folder))).map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((source) =>
    HEADER_READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name.toLowerCase())),
  );
  return [...new Set(names)].filter((name) => !name.endsWith('-')).toSorted();
}

function listFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js') && !/(?:^|\/)(?:esm|compiled)\//.test(file))
    .map((file) => path.join(folder, file));
}
