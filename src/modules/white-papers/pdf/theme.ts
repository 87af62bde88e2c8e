import path from 'node:path';
import { Font } from '@react-pdf/renderer';

/** Colors of the site's light theme, in a format that PDF supports. */
export const COLORS = {
  ink: '#14264a',
  soft: '#4c5a75',
  line: '#d8d5ce',
  surface: '#f5f3ee',
  accent: '#c2410c',
  link: '#8a2f0a',
} as const;

export const SANS = 'Instrument Sans';
/** One of the standard fonts of every PDF reader. */
export const MONO = 'Courier';

const FONT_FOLDER = path.resolve('node_modules/@fontsource/instrument-sans/files');
const getFontSource = (weight: 400 | 600, style: 'normal' | 'italic') => ({
  src: path.join(FONT_FOLDER, `instrument-sans-latin-${weight}-${style}.woff`),
  fontWeight: weight,
  fontStyle: style,
});

/** Registers the fonts once per process, and turns off hyphenation. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes(SANS)) return;
  Font.register({
    family: SANS,
    fonts: [
      getFontSource(400, 'normal'),
      getFontSource(400, 'italic'),
      getFontSource(600, 'normal'),
      getFontSource(600, 'italic'),
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
}
