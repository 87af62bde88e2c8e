import './check-runtime';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPageFont, PAGE_FONTS } from './fonts/page-fonts';

// npm run fonts: generates the fonts of pages from their packages. Run it after updating one of these.
for (const font of PAGE_FONTS) {
  const data = await buildPageFont(font);
  writeFileSync(font.file, data);
  console.log(`Generated ${path.basename(font.file)}, ${data.length} bytes.`);
}
