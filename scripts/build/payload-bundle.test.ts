import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import { PACKAGES } from './payload-bundle';

/** Not of types, which no program has. */
const IMPORT = /^import (?!type )[^;]*? from '(payload|@payloadcms\/db-postgres)(\/[^']+)?'/gm;

it('what the site imports of Payload is in the bundle, without which no server or command starts', () => {
  const files = readdirSync(path.join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\//.test(file),
  );
  const imported = files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(repositoryRoot, 'src', file), 'utf8').matchAll(IMPORT),
      ([, name = '', rest = '']) => `${name}${rest}`,
    ),
  );
  expect(imported.length).toBeGreaterThan(50);
  const bundled = Object.entries(PACKAGES).flatMap(([name, exports]) => exports.map((each) => path.posix.join(name, each)));
  expect([...new Set(imported)].filter((each) => !bundled.includes(each))).toEqual([]);
});
