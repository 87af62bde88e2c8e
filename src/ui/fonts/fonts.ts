import localFont from 'next/font/local';

/*
 * `npm run fonts` makes the files, from Instrument Sans and JetBrains Mono. Their names are short because each page has the
 * URLs. `optional`: a font that hasn't loaded by the first paint is used from the next page on, so nothing shifts. Only the
 * text font is preloaded.
 */
const sans = localFont({
  src: './sans.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-sans',
  fallback: ['system-ui', 'sans-serif'],
});

const mono = localFont({
  src: './mono.woff2',
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
