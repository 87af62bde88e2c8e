import { readdirSync } from 'node:fs';
import { CommandError } from '../command-error';
import { type ChosenParts, hasFiles, type PartWithFiles } from './part-names';

type TestFolder = readonly [folder: string, ...endings: string[]];

/** Where the test files of the parts are, and how their names end. */
const TEST_FILES: Readonly<Record<PartWithFiles, readonly TestFolder[]>> = {
  unit: [
    ['src', '.test.ts', '.test.tsx'],
    ['scripts', '.test.ts'],
    ['bench', '.test.ts'],
  ],
  integration: [['tests/integration', '.test.ts']],
  site: [
    ['tests/audits', '.test.ts'],
    ['tests', '.spec.ts'],
  ],
};

/** Returns the patterns of a part's files, for vitest.config.ts. */
export function buildTestPatterns(part: PartWithFiles): string[] {
  return TEST_FILES[part].flatMap(([folder, ...endings]) => endings.map((ending) => `${folder}/**/*${ending}`));
}

/**
 * Lists the test files below a folder, as paths below the checkout.
 * @param choice parts of the paths of the files to run; none means all
 */
export function listTestFiles([folder, ...endings]: TestFolder, choice: readonly string[] = []): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => `${folder}/${file}`);
  return choice.length === 0 ? files : files.filter((file) => choice.some((text) => file.includes(text)));
}

/** Lists the test files of a part. */
export function listPartFiles(part: PartWithFiles): string[] {
  return TEST_FILES[part].flatMap((folder) => listTestFiles(folder));
}

/**
 * Checks that each part has files for each text that chooses them. Otherwise, a part without tests would pass.
 * @throws {CommandError} that names the text
 */
export function assertFilesExist(chosen: ChosenParts): void {
  for (const [part, choice] of chosen) {
    const files = hasFiles(part) ? listPartFiles(part) : [];
    const unknown = choice.find((text) => !files.some((file) => file.includes(text)));
    if (unknown !== undefined)
      throw new CommandError(`The part "${part}" has no test file whose path contains "${unknown}".`, {
        hint: `Name a part of a path, such as of ${files[0]}.`,
      });
  }
}
