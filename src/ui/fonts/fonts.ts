import localFont from 'next/font/local';

/*
 * `optional`: a font that hasn't loaded by the first paint is used from the next page on, so nothing shifts. Only the
 * text font is preloaded.
 */
const sans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-sans',
  fallback: ['system-ui', 'sans-serif'],
});

const mono = localFont({
  // Made by `npm run fonts`.
  src: './jetbrains-mono.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  variable: '--font-mono',
  // The adjusted fallback that Next would generate is a proportional font.
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'],
});

/** Classes for the html element; they declare the custom properties `--font-sans` and `--font-mono`. */
export const fontClassNames = `${sans.variable} ${mono.variable}`;
