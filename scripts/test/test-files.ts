import { readdirSync } from 'node:fs';

/**
 * Lists the test files below a folder.
 * @param ending of their names, such as `.test.ts`
 * @param choice parts of the paths of the files to run; none means all
 */
export function listTestFiles(folder: string, ending: string, choice: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return choice.length === 0 ? files : files.filter((file) => choice.some((text) => file.includes(text)));
}
