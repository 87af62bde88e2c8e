import { cache } from 'react';
import {
  type Picture,
  pictureSchema,
  PICTURE_FORMATS,
  type PictureShape,
  type PictureVariant,
  getRasterFileName,
  getVectorFileName,
} from './picture';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { mediaTag } from '@/platform/page-cache/tags';
import type { PictureSources } from '@/ui/picture';
import { resolveFacts } from '@/modules/resolve-facts';
import { getPayloadClient } from '@/modules/payload-client';

/**
 * Finds a picture for a page to show, and tags the page being rendered with it. Returns undefined for an unknown name.
 */
export const findPicture = cache(async (name: string, shape: PictureShape = 'whole'): Promise<PictureSources | undefined> => {
  await addCacheTags(mediaTag(name));
  // Visitors may not list pictures; they see one where a public page shows it.
  const { docs } = await (
    await getPayloadClient()
  ).find({ collection: 'media', where: { id: { equals: name } }, limit: 1, pagination: false, depth: 0 });
  const known = pictureSchema.safeParse(docs[0]?.picture);
  return known.success ? buildPictureFiles(name, known.data, shape, await resolveFacts(docs[0]?.alt ?? '')) : undefined;
});

function buildPictureFiles(name: string, known: Picture, shape: PictureShape, alt: string): PictureSources {
  if (known.kind === 'vector')
    return { src: buildMediaPath(getVectorFileName(name, known)), formats: [], width: known.width, height: known.height, alt };
  const widths = known.widths[shape];
  const largest = Math.max(...widths);
  const middle = widths.findLast((width) => width <= 1200) ?? largest;
  const height = Math.round(shape === 'wide' ? (largest * 9) / 16 : (largest * known.height) / known.width);
  const buildUrl = (variant: PictureVariant): string => buildMediaPath(getRasterFileName(name, known, variant));
  const formats = PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${buildUrl({ shape, width, format })} ${width}w`).join(', '),
  }));
  return { src: buildUrl({ shape, width: middle, format: 'webp' }), formats, width: largest, height, alt };
}

function buildMediaPath(file: string): string {
  return `/media/${file}`;
}
