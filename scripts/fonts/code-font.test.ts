import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODE_FONT_FILE, buildCodeFont } from './code-font';

it('the code font is what npm run fonts generates, and small', async () => {
  const served = readFileSync(CODE_FONT_FILE);
  expect(served.equals(await buildCodeFont())).toBe(true);
  expect(served.length).toBeLessThanOrEqual(18_000);
});
