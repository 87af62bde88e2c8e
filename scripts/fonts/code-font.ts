import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { getDependencyPath, repositoryRoot } from '../paths';

const SOURCE = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
/** The weights that the style sheets use. */
const WEIGHTS = { min: 400, max: 700 };
/** The characters of the font: Latin and punctuation. */
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

/** The code font, as the site serves it. */
export const CODE_FONT_FILE = path.join(repositoryRoot, 'src/ui/fonts/jetbrains-mono.woff2');

/**
 * Subsets the code font: removes its ligatures, which code on this site doesn't use (global.css), and the weights that no
 * style sheet uses.
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
