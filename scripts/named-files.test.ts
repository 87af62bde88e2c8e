import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['bench', 'deploy', 'scripts', 'src', 'tests'];
const files = FOLDERS.flatMap((folder) => list(folder));
const baseNames = new Set([...files, ...readdirSync('.')].map((file) => path.basename(file)));

/** A line of a comment, as oxfmt writes it. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$/gm;
/** The name of a source file, with or without its path. A folder of routes may be in parentheses or brackets. */
const FILE_NAME =
  /(?<![\w.*/-])(?:(?:\([a-z]+\)|\[[\w.[\]]+\]|[\w.-]+)\/)*[a-z0-9][\w-]*(?:\.(?:module|spec|test))?\.(?:css|tsx?)\b/g;
/** A path in the repository between backquotes, without placeholders. */
const PATH = /`((?:bench|content|scripts|src|tests)\/[^`\s*…<{]*)`/g;

it('comments name only files that exist', () => {
  const missing = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/cms/migrations/') && file !== 'src/payload-types.ts')
    .flatMap((file) => {
      const comments = (readFileSync(file, 'utf8').match(COMMENT) ?? []).join('\n');
      return (comments.match(FILE_NAME) ?? []).filter((name) => !isFile(name)).map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

it.each(['README.md', ...list('docs').filter((name) => name.endsWith('.md'))])('%s names only paths that exist', (doc) => {
  const named = [...readFileSync(doc, 'utf8').matchAll(PATH)].map(([, found = '']) => found);
  expect(named.filter((found) => !existsSync(found))).toEqual([]);
});

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
}

function isFile(name: string): boolean {
  return name.includes('/') ? files.some((file) => `/${file}`.endsWith(`/${name}`)) : baseNames.has(name);
}
