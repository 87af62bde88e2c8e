import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildPageFont, PAGE_FONTS } from './page-fonts';

/** Most bytes of each. */
const LIMITS: Record<string, number> = {
  'sans.woff2': 29_000,
  'mono.woff2': 9_500,
};

it.each(PAGE_FONTS)('$file is what npm run fonts generates, and small', async (font) => {
  const served = readFileSync(font.file);
  expect(served.equals(await buildPageFont(font))).toBe(true);
  expect(served.length).toBeLessThanOrEqual(LIMITS[path.basename(font.file)] ?? 0);
});
