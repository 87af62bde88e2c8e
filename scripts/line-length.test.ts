import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** oxfmt breaks code at 130 characters, but neither strings nor templates nor comments. */
const LENGTH_MAX = 140;

/** Written by programs, or data that nobody reads. */
const EXCLUDED = [/^src\/cms\/migrations\//, /^src\/payload-types\.ts$/, /^src\/ui\/icon\/icon-paths\.ts$/];

/** A line with nothing but a regular expression, which can't be divided. */
const REGULAR_EXPRESSION = /^\s*!?\/[^/*]/;

it.each(['src', 'scripts', 'tests', 'bench'])('lines in %s have at most 140 characters', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.some((pattern) => pattern.test(file)));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(findLongLines)).toEqual([]);
});

function findLongLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.length > LENGTH_MAX && !REGULAR_EXPRESSION.test(line) ? [`${file}:${index + 1}`] : []));
}
