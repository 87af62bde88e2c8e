import { cache } from 'react';
import { type Picture, picture, PICTURE_FORMATS, type PictureShape, rasterFile, vectorFile } from './picture';
import { madeFrom } from '@/platform/page-cache/made-from';
import { mediaTag } from '@/platform/page-cache/tags';
import type { PictureFiles } from '@/ui/picture';
import { payload } from '@/modules/payload';

/** A picture of the media collection as pages show it. The page that is being made is noted as made from it. Undefined when there is none of this name. */
export const pictureNamed = cache(async (name: string, shape: PictureShape = 'whole'): Promise<PictureFiles | undefined> => {
  await madeFrom(mediaTag(name));
  const { docs } = await (await payload()).find({ collection: 'media', where: { id: { equals: name } }, limit: 1, pagination: false, depth: 0 });
  const known = picture.safeParse(docs[0]?.picture);
  return known.success ? filesOf(name, known.data, shape, docs[0]?.alt ?? '') : undefined;
});

function filesOf(name: string, known: Picture, shape: PictureShape, alt: string): PictureFiles {
  if (known.kind === 'vector') return { src: addressOf(vectorFile(name, known)), formats: [], width: known.width, height: known.height, alt };
  const widths = known.widths[shape];
  const largest = Math.max(...widths);
  const middle = widths.findLast((width) => width <= 1200) ?? largest;
  const height = Math.round(shape === 'wide' ? (largest * 9) / 16 : (largest * known.height) / known.width);
  const formats = PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${addressOf(rasterFile(name, known, shape, width, format))} ${width}w`).join(', '),
  }));
  return { src: addressOf(rasterFile(name, known, shape, middle, 'webp')), formats, width: largest, height, alt };
}

function addressOf(file: string): string {
  return `/media/${file}`;
}
