import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeWoff } from './decode-woff';

/** Colors of the site's light theme, in a format that PDF supports. */
export const COLORS = {
  ink: '#14264a',
  soft: '#4c5a75',
  line: '#d8d5ce',
  surface: '#f5f3ee',
  accent: '#c2410c',
  link: '#8a2f0a',
} as const;

/** The fonts of a paper. All are embedded, so that every reader shows and reads aloud the same characters. */
const FONT_FILES = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  italic: '@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff',
  bold: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  mono: '@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff',
} as const;
export type FontName = keyof typeof FONT_FILES;

let fonts: readonly (readonly [string, Buffer])[] | undefined;

/** Returns the fonts by name. They are read once per process. */
export function getFonts(): readonly (readonly [string, Buffer])[] {
  fonts ??= Object.entries(FONT_FILES).map(([name, file]) => [
    name,
    decodeWoff(readFileSync(path.resolve('node_modules', file))),
  ]);
  return fonts;
}
