import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIXED_LINKS } from './fixed-links';
import { getTargetProblem } from './link-targets';

const LITERAL_LINK = /\bhref(?:=|: )["'](\/[^"'#?]*)/g;
/** Pages rendered by the code itself, which no one can unpublish. */
const PAGES_OF_THE_CODE = new Set(['/logout', '/docs', '/login', '/newsletter', '/admin/page-speed']);

it('FIXED_LINKS contains every page that the code links to', () => {
  const folders = ['src/modules', 'src/shell', 'src/blocks', 'src/app/(site)'];
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const targets = new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(LITERAL_LINK)].map(([, target = '']) => target)),
  );
  expect(targets.size).toBeGreaterThan(8);
  const known = new Set(FIXED_LINKS.map(({ target }) => target));
  const pages = [...targets].filter(
    (target) => !PAGES_OF_THE_CODE.has(target) && getTargetProblem({ field: 'href', target }, new Set()) !== undefined,
  );
  expect(pages.filter((target) => !known.has(target))).toEqual([]);
});
