import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_RULES_PER_SHEET_MAX } from '@/platform/constants';
import { countRules } from '@/platform/page-cache/rule-limit';
import { CommandError } from '../command-error';

/**
 * Checks the style sheets that a build serves as files. A hydrated page and the admin link to them whole, and a browser
 * may silently drop the rules beyond the limit.
 * @param folder with the built files
 * @throws {CommandError} with the name of each sheet that has too many rules
 */
export function checkStyleSheetLimit(folder: string): void {
  const tooLarge = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, rules: countRules(readFileSync(path.join(folder, file), 'utf8')) }))
    .filter(({ rules }) => rules > STYLE_RULES_PER_SHEET_MAX)
    .map(({ file, rules }) => `${file} has ${rules} rules.`);
  if (tooLarge.length === 0) return;
  throw new CommandError(`A style sheet takes ${STYLE_RULES_PER_SHEET_MAX} rules at most.`, {
    hint: 'Import large style sheets on the pages that need them, so that the build splits them.',
    output: tooLarge.join('\n'),
  });
}
