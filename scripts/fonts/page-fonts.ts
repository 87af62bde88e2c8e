import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { getDependencyPath, repositoryRoot } from '../paths';

const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const MONO = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
const FOLDER = path.join(repositoryRoot, 'src/ui/fonts');

/** The weights that the style sheets use. */
const WEIGHTS = { min: 400, max: 700 };

/** First and last code points of English text with its punctuation, and of the signs in figures, drawings, and links. */
const ENGLISH = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2010, 0x2026],
  [0x2032, 0x2033],
  [0x203a, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;

/** Those, and the other letters and signs of Western Europe, which names of people and places have. */
const WESTERN_EUROPE = [...ENGLISH, [0xa1, 0xff], [0x152, 0x153]] as const;

interface PageFont {
  file: string;
  /** A variable font of a package. */
  source: string;
  ranges: readonly (readonly [first: number, last: number])[];
  /** Tags of the OpenType features that are kept: kerning, ligatures, figures of equal width. */
  features: string[];
}

/** The fonts of pages, as the site serves them. */
export const PAGE_FONTS: readonly PageFont[] = [
  { file: path.join(FOLDER, 'sans.woff2'), source: SANS, ranges: WESTERN_EUROPE, features: ['kern', 'liga', 'tnum'] },
  // Code on this site doesn't use ligatures (global.css).
  { file: path.join(FOLDER, 'mono.woff2'), source: MONO, ranges: ENGLISH, features: [] },
];

/** Subsets a font to its characters, features, and weights, as WOFF2. */
export function buildPageFont({ source, ranges, features }: PageFont): Promise<Buffer> {
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_each, index) => String.fromCodePoint(first + index)))
    .join('');
  return subsetFont(readFileSync(getDependencyPath(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: features,
  });
}
