import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { getDependencyPath, repositoryRoot } from '../paths';

const SOURCE = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
/** What the style sheets use. */
const WEIGHTS = { min: 400, max: 700 };
/** What the font has: Latin, and the signs of prose. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;

/** The font of code, as the site serves it. */
export const CODE_FONT_FILE = path.join(repositoryRoot, 'src/ui/fonts/jetbrains-mono.woff2');

/**
 * Makes the font of code smaller: without its ligatures, which code on this site doesn't use (global.css), and without the
 * weights that no style sheet names.
 */
export function buildCodeFont(): Promise<Buffer> {
  const text = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_each, index) => String.fromCodePoint(first + index)),
  ).join('');
  return subsetFont(readFileSync(getDependencyPath(SOURCE)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    noLayoutClosure: true,
  });
}
