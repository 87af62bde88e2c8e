import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { decodeWoff } from './decode-woff';

/** A font for PDFs and pictures. */
export interface Font {
  readonly name: string;
  /** The decompressed file. */
  readonly data: Buffer;
  /** The code points that the font has a glyph for. */
  readonly characters: ReadonlySet<number>;
}

/** A text's own font, followed by those for the characters that it lacks. */
type FontStack = readonly [Font, ...Font[]];

/** Each file has the characters of one script. A text in Latin letters looks best with the first two. */
const SANS_FILES = [
  '@fontsource/instrument-sans/files/instrument-sans-latin',
  '@fontsource/instrument-sans/files/instrument-sans-latin-ext',
  '@fontsource/noto-sans/files/noto-sans-latin',
  '@fontsource/noto-sans/files/noto-sans-latin-ext',
  '@fontsource/noto-sans/files/noto-sans-vietnamese',
  '@fontsource/noto-sans/files/noto-sans-cyrillic',
  '@fontsource/noto-sans/files/noto-sans-cyrillic-ext',
  '@fontsource/noto-sans/files/noto-sans-greek',
  '@fontsource/noto-sans/files/noto-sans-greek-ext',
] as const;

const STYLES = {
  regular: { files: SANS_FILES, variant: '400-normal' },
  italic: { files: SANS_FILES, variant: '400-italic' },
  bold: { files: SANS_FILES, variant: '600-normal' },
  mono: { files: ['@fontsource/roboto-mono/files/roboto-mono-latin'], variant: '400-normal' },
} as const;
export type FontName = keyof typeof STYLES;

const stacks = new Map<FontName, FontStack>();

/**
 * Returns the fonts of a style, which are read once per process.
 * @throws when one can't be read
 */
export function getFontStack(name: FontName): FontStack {
  const known = stacks.get(name);
  if (known) return known;
  const stack = readFontStack(name);
  stacks.set(name, stack);
  return stack;
}

function readFontStack(name: FontName): FontStack {
  const { files, variant } = STYLES[name];
  const [first, ...others] = files;
  return [readFont(`${first}-${variant}.woff`), ...others.map((file) => readFont(`${file}-${variant}.woff`))];
}

function readFont(file: string): Font {
  const data = decodeWoff(readFileSync(path.resolve('node_modules', file)));
  const font = create(data);
  if (!('characterSet' in font)) throw new Error(`${file} contains several fonts.`);
  // The list may contain characters whose glyph is the empty box.
  const characters = new Set(font.characterSet.filter((code) => font.hasGlyphForCodePoint(code)));
  return { name: path.basename(file, '.woff'), data, characters };
}
