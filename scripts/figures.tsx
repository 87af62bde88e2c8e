import './check-runtime';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { renderToStaticMarkup } from 'react-dom/server';
import { normalizePicture } from '../src/modules/media/normalize-picture';
import { repositoryRoot } from './paths';
import { InsertRates } from './figures/insert-rates';
import { KEY_FIGURE_PX, KeyWriteVolume } from './figures/key-write-volume';

// npm run figures: draws the figures of the labs from the numbers in the lab texts, as content files of the media
// collection.
const folder = path.join(repositoryRoot, 'content/media');
mkdirSync(folder, { recursive: true });

const drawing = await normalizePicture(Buffer.from(renderToStaticMarkup(<InsertRates />)));
writeFileSync(path.join(folder, 'insert-rates.svg'), drawing.bytes);

const font = readFileSync(
  path.join(repositoryRoot, 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
);
const image = new ImageResponse(<KeyWriteVolume />, {
  ...KEY_FIGURE_PX,
  fonts: [{ name: 'Instrument Sans', data: font, weight: 600 }],
});
const plot = await normalizePicture(Buffer.from(await image.arrayBuffer()));
writeFileSync(path.join(folder, 'key-write-volume.webp'), plot.bytes);
console.log('Drew insert-rates.svg and key-write-volume.webp.');
