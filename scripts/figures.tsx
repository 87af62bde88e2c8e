import './check-runtime';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { normalizePicture } from '@/modules/media/normalize-picture';
import { repositoryRoot } from './paths';
import { InsertRates } from './figures/insert-rates';

// npm run figures: draws a picture of the media collection from the numbers in the text of a lab.
const folder = path.join(repositoryRoot, 'content/media');
mkdirSync(folder, { recursive: true });

const drawing = await normalizePicture(Buffer.from(renderToStaticMarkup(<InsertRates />)));
writeFileSync(path.join(folder, 'insert-rates.svg'), drawing.bytes);

console.log('Generated insert-rates.svg.');
