import './check-runtime';
import { writeFileSync } from 'node:fs';
import { CODE_FONT_FILE, buildCodeFont } from './fonts/code-font';

// npm run fonts: generates the code font from its package. Run it after updating the package.
const font = await buildCodeFont();
writeFileSync(CODE_FONT_FILE, font);
console.log(`Generated jetbrains-mono.woff2, ${font.length} bytes.`);
