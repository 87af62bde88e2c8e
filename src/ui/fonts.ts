import localFont from 'next/font/local';

/*
 * `optional`: a face that is not there when the text is first drawn waits for the next page, so nothing shifts.
 * Only the text face is preloaded.
 */
const sans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-sans',
  fallback: ['system-ui', 'sans-serif'],
});

const mono = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
  display: 'optional',
  preload: false,
  variable: '--font-mono',
  // The adjusted fallback that Next would make is a proportional face.
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'],
});

/** Classes for the html element: they declare the custom properties `--font-sans` and `--font-mono`. */
export const fontClassNames = `${sans.variable} ${mono.variable}`;
