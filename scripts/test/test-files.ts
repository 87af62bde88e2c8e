import { readdirSync } from 'node:fs';
import { CommandError } from '../command-error';
import type { ChosenParts, PartName } from './part-names';

/** Where the test files of the parts are, and how their names end. */
const TEST_FILES: Readonly<Partial<Record<PartName, readonly (readonly [folder: string, ending: RegExp])[]>>> = {
  unit: [
    ['src', /\.test\.tsx?$/],
    ['scripts', /\.test\.ts$/],
  ],
  integration: [['tests/integration', /\.test\.ts$/]],
  site: [
    ['tests/audits', /\.test\.ts$/],
    ['tests', /\.spec\.ts$/],
  ],
};

/**
 * Lists the test files below a folder, as paths below the checkout.
 * @param ending of their names, such as `/\.test\.ts$/`
 * @param choice parts of the paths of the files to run; none means all
 */
export function listTestFiles(folder: string, ending: RegExp, choice: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
  return choice.length === 0 ? files : files.filter((file) => choice.some((text) => file.includes(text)));
}

/**
 * Checks that each part has files for each text that chooses them. Otherwise, a part without tests would pass.
 * @throws {CommandError} that names the text
 */
export function assertFilesExist(chosen: ChosenParts): void {
  for (const [part, choice] of chosen) {
    const files = (TEST_FILES[part] ?? []).flatMap(([folder, ending]) => listTestFiles(folder, ending, []));
    const unknown = choice.find((text) => !files.some((file) => file.includes(text)));
    if (unknown !== undefined)
      throw new CommandError(
        `The part "${part}" has no test file whose path contains "${unknown}".`,
        `Name a part of a path, such as of ${files[0]}.`,
      );
  }
}
