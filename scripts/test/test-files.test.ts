import { expect, it } from 'vitest';
import { partsWithFiles } from './part-names';
import { assertFilesExist, listPartFiles, listTestFiles } from './test-files';

it('lists the files whose path, as seen from the checkout, contains one of the texts', () => {
  const list = (...choice: string[]) => listTestFiles(['tests', '.spec.ts'], choice);
  expect(list('tests/journeys/menu')).toEqual(['tests/journeys/menu.spec.ts']);
  expect(list('menu', 'screenshots').toSorted()).toEqual(['tests/audits/screenshots.spec.ts', 'tests/journeys/menu.spec.ts']);
  expect(list('nothing')).toEqual([]);
  expect(list().length).toBeGreaterThan(20);
});

it('a text that no test file of the part has in its path is rejected, because nothing would run', () => {
  const choose = (part: 'unit' | 'integration' | 'site', ...texts: string[]) => assertFilesExist(new Map([[part, texts]]));
  expect(() => choose('site', 'menu', 'machine-readable')).not.toThrow();
  expect(() => choose('unit', 'ui/code/highlight.test.tsx', 'test-files')).not.toThrow();
  expect(() => choose('integration')).not.toThrow();
  expect(() => choose('site', 'menu', 'menus')).toThrow('The part "site" has no test file whose path contains "menus".');
  expect(() => choose('integration', 'menu')).toThrow('"menu"');
});

it('every test file belongs to a part; otherwise, it would never run', () => {
  const files = ['bench', 'scripts', 'src', 'tests'].flatMap((folder) =>
    listTestFiles([folder, '.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']),
  );
  const chosen = new Set(partsWithFiles.flatMap(listPartFiles));
  expect(files.filter((file) => !chosen.has(file))).toEqual([]);
});
