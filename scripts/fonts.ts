import './check-runtime';
import { writeFileSync } from 'node:fs';
import { CODE_FONT_FILE, buildCodeFont } from './fonts/code-font';

// npm run fonts: makes the font of code from the one of its package, after an update of that.
const font = await buildCodeFont();
writeFileSync(CODE_FONT_FILE, font);
console.log(`Made jetbrains-mono.woff2, ${font.length} bytes.`);
