import localFont from 'next/font/local';

/*
 * `npm run fonts` makes the files, from Instrument Sans and JetBrains Mono. Their names are short because each page has the
 * URLs. `optional`: a font that hasn't loaded by the first paint is used from the next page on, so
 * nothing shifts. Only the text font is preloaded.
 */
const sans = localFont({
  src: './sans.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-sans',
  fallback: ['system-ui', 'sans-serif'],
});

// The letters and signs that English text rarely has. It belongs to the family of the text font, and browsers load it only
// for pages with these characters.
const accents = localFont({
  src: './sans-accents.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  declarations: [
    { prop: 'font-family', value: 'sans' },
    { prop: 'unicode-range', value: 'U+A1-A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-F6,U+F8-FF,U+152-153' },
  ],
  adjustFontFallback: false,
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
export const fontClassNames = [sans, accents, mono].flatMap((font) => ('variable' in font ? font.variable : [])).join(' ');
