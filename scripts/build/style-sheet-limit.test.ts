import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { STYLE_RULES_PER_SHEET_MAX } from '@/platform/constants';
import { checkStyleSheetLimit } from './style-sheet-limit';

const folder = mkdtempSync(path.join(tmpdir(), 'style-sheets-'));
const write = (file: string, rules: number) => writeFileSync(path.join(folder, file), 'a{b:c}'.repeat(rules));
mkdirSync(path.join(folder, 'chunks'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a build takes style sheets up to the limit, and names those beyond it', () => {
  write('chunks/at-the-limit.css', STYLE_RULES_PER_SHEET_MAX);
  checkStyleSheetLimit(folder);
  write('chunks/beyond.css', STYLE_RULES_PER_SHEET_MAX + 1);
  expect(() => checkStyleSheetLimit(folder)).toThrow(
    expect.objectContaining({
      message: 'A style sheet takes 65000 rules at most.',
      output: 'chunks/beyond.css has 65001 rules.',
    }),
  );
});
